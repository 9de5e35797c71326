import { expect, test } from 'vitest';
import { code128 } from './code-128.ts';

/** Bars and spaces as digits, symbol by symbol. */
const symbols = (text: string) =>
  (code128(text) ?? [])
    .join('')
    .match(/.{7}$|.{6}/g)
    ?.map((symbol) => symbol);

test('a text in set B with its check symbol: the example of the standard', () => {
  // start B, P J J 1 2 3 C, check 55, stop
  expect(symbols('PJJ123C')).toEqual(
    '211214 313121 112133 112133 123221 223211 221132 131321 311321 2331112'.split(' '),
  );
});

test('pairs of digits are packed in set C', () => {
  // start C, 12 34 56, check (105 + 12 + 2*34 + 3*56) % 103 = 44, stop
  expect(symbols('123456')).toEqual('211232 112232 131123 331121 132131 2331112'.split(' '));
});

test.each([
  // [text, number of symbols with start, check and stop]
  ['20418', 3 + 2 + 2],
  ['EK900000005IN', 3 + 2 + 2 + 8 / 2 + 1 + 1 + 1],
  ['12345678901234', 3 + 7],
  ['7', 3 + 1],
  ['ST8830441265', 3 + 2 + 1 + 5],
  ['V01197967', 3 + 1 + 1 + 4],
])('%s has %s symbols: digits are packed where that is shorter', (text, count) => {
  expect(symbols(text)).toHaveLength(count);
});

test.each(['20418', 'EK900000005IN', 'A1', 'abc-99', 'x1234567y', '00', ' ~', '9'.repeat(21)])(
  '%s is decoded to itself, and its check symbol fits',
  (text) => {
    expect(decode(text)).toBe(text);
  },
);

test.each(['', 'தமிழ்', 'a\nb', 'ü'])('“%s” cannot be written in bars', (text) => {
  expect(code128(text)).toBeUndefined();
});

/** By the table of symbols, which the bars of single characters give. */
function decode(text: string): string {
  const values = new Map<string, number>();
  for (let value = 0; value < 95; value += 1) {
    const one = symbols(String.fromCharCode(32 + value));
    // two spaces and a letter never pack, so the second symbol is that of the character
    const pattern =
      value >= 16 && value <= 25 ? symbols(`a${String.fromCharCode(32 + value)}`)?.[2] : one?.[1];
    values.set(pattern ?? '', value);
  }
  const extra = { '211412': 103, '211214': 104, '211232': 105, '113141': 99, '114131': 100 };
  for (const [pattern, value] of Object.entries(extra)) values.set(pattern, value);
  for (const [pattern, value] of [
    ['114113', 95],
    ['114311', 96],
    ['411113', 97],
    ['411311', 98],
    ['311141', 101],
    ['411131', 102],
  ] as const)
    values.set(pattern, value);
  expect(values.size).toBe(106);
  const read = (symbols(text) ?? []).map((pattern) => values.get(pattern) ?? -1);
  const [start = 0, ...rest] = read.slice(0, -2);
  const sum = rest.reduce((total, value, index) => total + value * (index + 1), start);
  expect(read.at(-2)).toBe(sum % 103);
  let isC = start === 105;
  return rest
    .map((value) => {
      if (value === 99 && !isC) isC = true;
      else if (value === 100 && isC) isC = false;
      else return isC ? String(value).padStart(2, '0') : String.fromCharCode(32 + value);
      return '';
    })
    .join('');
}
