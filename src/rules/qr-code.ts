/** Byte capacity and error correction of versions 1 to 6 at level M. In each of them all blocks have the same size. */
const VERSIONS = [
  { data: 16, blocks: 1, check: 10 },
  { data: 28, blocks: 1, check: 16 },
  { data: 44, blocks: 1, check: 26 },
  { data: 64, blocks: 2, check: 18 },
  { data: 86, blocks: 2, check: 24 },
  { data: 108, blocks: 4, check: 16 },
];
/** Mode and length of the text, rounded up to bytes. */
const HEADER_BYTES = 2;
const PADDING = [0xec, 0x11];

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of modules; undefined: not decided yet. */
type Grid = (boolean | undefined)[][];

/** The QR code of a text (ISO 18004), as rows of dark and light modules. Undefined when the text has more than 106 bytes. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = utf8Of(text);
  const version = VERSIONS.findIndex(({ data }) => bytes.length + HEADER_BYTES <= data) + 1;
  const layout = VERSIONS[version - 1];
  if (!layout) return undefined;
  const bits = bitsOf(withCheckBytes(dataBytes(bytes, layout.data), layout), 8);
  const codes = MASKS.map((_, mask) => draw(version, bits, mask));
  const penalties = codes.map(penaltyOf);
  return codes[penalties.indexOf(Math.min(...penalties))];
}

function utf8Of(text: string): number[] {
  return [...encodeURIComponent(text).matchAll(/%(..)|./g)].map(([char, hex]) =>
    hex ? Number.parseInt(hex, 16) : char.charCodeAt(0),
  );
}

function bitsOf(values: readonly number[], length: number): boolean[] {
  return values.flatMap((value) =>
    Array.from({ length }, (_, index) => ((value >> (length - 1 - index)) & 1) === 1),
  );
}

/** Byte mode, the length, the text, the end mark, and padding. */
function dataBytes(text: readonly number[], length: number): number[] {
  const halves = [
    4,
    text.length >> 4,
    text.length & 15,
    ...text.flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const bytes = Array.from(
    { length: halves.length / 2 },
    (_, i) => (halves[2 * i] ?? 0) * 16 + (halves[2 * i + 1] ?? 0),
  );
  return Array.from({ length }, (_, i) => bytes[i] ?? PADDING[(i - bytes.length) % 2] ?? 0);
}

/** The blocks and their check bytes, interleaved. */
function withCheckBytes(data: readonly number[], { blocks, check }: (typeof VERSIONS)[number]): number[] {
  const size = data.length / blocks;
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * size, (i + 1) * size));
  const checks = parts.map((part) => remainderOf(part, check));
  const interleave = (lists: number[][]) =>
    Array.from({ length: lists[0]?.length ?? 0 }, (_, i) => lists.map((list) => list[i] ?? 0)).flat();
  return [...interleave(parts), ...interleave(checks)];
}

/** Reed-Solomon: the remainder of the data, divided by the polynomial with the roots 1, 2, 4, ... of the field. */
function remainderOf(data: readonly number[], length: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < length; i += 1, root = multiply(root, 2))
    divisor = [...divisor, 0].map((value, at) => value ^ multiply(divisor[at - 1] ?? 0, root));
  const rest = [...data, ...Array<number>(length).fill(0)];
  for (let i = 0; i < data.length; i += 1) {
    const factor = rest[i] ?? 0;
    for (const [at, value] of divisor.entries()) rest[i + at] = (rest[i + at] ?? 0) ^ multiply(value, factor);
  }
  return rest.slice(data.length);
}

/** In the field of 256 elements modulo x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

function draw(version: number, bits: readonly boolean[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = isDark;
  };
  for (let i = 8; i < size - 8; i += 1) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  const square = (x: number, y: number, radius: number, lightRings: number[]) => {
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1)
        set(x + dx, y + dy, !lightRings.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4]);
  if (version > 1) square(size - 7, size - 7, 2, [1]);
  drawFormat(set, size, mask);
  let next = 0;
  for (const [x, y] of zigzag(size)) {
    if (grid[y]?.[x] !== undefined) continue;
    set(x, y, (bits[next] ?? false) !== (MASKS[mask]?.(x, y) ?? false));
    next += 1;
  }
  return grid.map((row) => row.map((isDark) => isDark === true));
}

/** Level M and the mask with their check bits, beside the corners, and the module that is always dark. */
function drawFormat(set: (x: number, y: number, isDark: boolean) => void, size: number, mask: number): void {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  const bits = bitsOf([((mask << 10) | rest) ^ 0x5412], 15);
  for (const [i, isDark] of bits.entries()) {
    set(8, i < 7 ? size - 1 - i : i < 9 ? 15 - i : 14 - i, isDark);
    set(i < 6 ? i : i < 7 ? 7 : i < 8 ? size - 8 : size - 15 + i, 8, isDark);
  }
  // the eighth bit of the copy around the first corner
  set(8, 8, bits[7] ?? false);
  set(8, size - 8, true);
}

/** In pairs of columns from the right, upwards and downwards in turn, without the column of the timing pattern. */
function* zigzag(size: number): Generator<[number, number]> {
  let isUpwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i += 1) {
      const y = isUpwards ? size - 1 - i : i;
      yield [right, y];
      yield [right - 1, y];
    }
    isUpwards = !isUpwards;
  }
}

/** Long runs, squares, patterns like those of the corners, and too much of one colour are hard to read. */
function penaltyOf(code: boolean[][]): number {
  const lines = [code, code.map((_, x) => code.map((row) => row[x]))].flatMap((rows) =>
    rows.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')),
  );
  let penalty = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    penalty += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (const [y, row] of code.entries())
    for (const [x, isDark] of row.entries())
      if ([row[x + 1], code[y + 1]?.[x], code[y + 1]?.[x + 1]].every((other) => other === isDark))
        penalty += 3;
  const share = code.flat().filter(Boolean).length / code.length ** 2;
  return penalty + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
