import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

/** Of another encoder, which reads back by phone. */
const KNOWN = `
##############  ####  ##    ##  ##  ##############
##          ##  ##              ##  ##          ##
##  ######  ##  ##  ##  ####    ##  ##  ######  ##
##  ######  ##    ##########        ##  ######  ##
##  ######  ##  ##  ######  ##  ##  ##  ######  ##
##          ##      ######  ##  ##  ##          ##
##############  ##  ##  ##  ##  ##  ##############
                    ##  ####    ##
##    ############  ####    ##  ####    ##  ######
########  ##    ####    ####  ##      ##########
####    ######          ##  ##########    ##    ##
############  ##  ####  ##      ##  ####  ########
      ##  ######    ######      ##  ##          ##
####      ##    ####      ##########    ##    ##
########  ####        ######  ##        ##########
##  ########          ##      ##  ######  ####  ##
##  ####    ####  ####  ####    ##########  ####
                ############    ##      ##  ####
##############  ########  ##    ##  ##  ##      ##
##          ##  ####      ##  ####      ##    ####
##  ######  ##  ##  ##  ##  ##############
##  ######  ##  ##  ####        ######        ####
##  ######  ##    ########  ##  ####    ##########
##          ##        ##          ########  ######
##############  ##      ##      ##  ##    ##    ##`;

const drawn = (text: string) =>
  qrCode(text)?.map((row) =>
    row
      .map((isDark) => (isDark ? '##' : '  '))
      .join('')
      .trimEnd(),
  );

test('the code of an address is the one of another encoder', () => {
  expect(drawn('https://vayaloils.example')).toEqual(KNOWN.split('\n').slice(1));
});

test.each([
  [14, 21],
  [15, 25],
  [62, 33],
  [106, 41],
])('a text of %i bytes has %i modules per side', (length, modules) => {
  expect(qrCode('x'.repeat(length))).toHaveLength(modules);
});

test('characters count as bytes, and a longer text has no code', () => {
  expect(qrCode('ä'.repeat(7))).toHaveLength(21);
  expect(qrCode('x'.repeat(107))).toBeUndefined();
});

/** Reads a code back: independent of how it was drawn, but for the order of its modules. */
function read(code: boolean[][], { data, blocks }: { data: number; blocks: number }): string {
  const size = code.length;
  const at = (x: number, y: number) => code[y]?.[x] === true;
  const format = [0, 1, 2, 3, 4].map((x) => Number(at(x, 8))).join('');
  const mask = (Number.parseInt(format, 2) ^ 0b10101) & 7;
  const isMasked = [
    (x: number, y: number) => (x + y) % 2 === 0,
    (_: number, y: number) => y % 2 === 0,
    (x: number) => x % 3 === 0,
    (x: number, y: number) => (x + y) % 3 === 0,
    (x: number, y: number) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  ][mask];
  const isReserved = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x > size - 9 && y < 9) ||
    (x < 9 && y > size - 9) ||
    (size > 21 && Math.max(Math.abs(x - size + 7), Math.abs(y - size + 7)) < 3);
  let bits = '';
  for (let column = size - 1, pair = 0; column > 0; column -= column === 8 ? 3 : 2, pair += 1)
    for (let i = 0; i < size; i += 1)
      for (const x of [column, column - 1]) {
        const y = pair % 2 === 0 ? size - 1 - i : i;
        if (!isReserved(x, y)) bits += at(x, y) === isMasked?.(x, y) ? '0' : '1';
      }
  const bytes = Array.from({ length: data }, (_, i) => {
    const [block, place] = [Math.floor(i / (data / blocks)), i % (data / blocks)];
    return bits.slice((place * blocks + block) * 8, (place * blocks + block) * 8 + 8);
  }).join('');
  expect(bytes.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(bytes.slice(4, 12), 2);
  const text = Array.from({ length }, (_, i) => Number.parseInt(bytes.slice(12 + 8 * i, 20 + 8 * i), 2));
  return String.fromCharCode(...text);
}

test.each([
  ['http://a.in', { data: 16, blocks: 1 }],
  ['https://www.vayal-oils-and-honey.example.co.in', { data: 64, blocks: 2 }],
  [`https://shop.example/${'long/'.repeat(16)}`, { data: 108, blocks: 4 }],
])('%s reads back', (text, layout) => {
  const code = qrCode(text);
  expect(code && read(code, layout)).toBe(text);
});
