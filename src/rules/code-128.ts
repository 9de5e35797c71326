/** Widths of bars and spaces in modules, by the value of the symbol (ISO 15417). */
const SYMBOLS =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
  123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
  232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
  313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
  111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
  111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
  114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`
    .trim()
    .split(/\s+/);

const TO_SET_C = 99;
const TO_SET_B = 100;
const START_B = 104;
const START_C = 105;
const STOP = 106;
const CHECK_MODULUS = 103;
const FIRST_CHARACTER = 32;
/** A switch to set C and back costs two symbols, at the start or the end only one. */
const PAIRS_IN_THE_MIDDLE = 3;
const PAIRS_AT_AN_END = 2;

/** The modules that stay white on either side. */
export const QUIET_MODULES = 10;

/**
 * The bars of a text as widths of bar, space, bar, ... in modules, without the white at the sides. Digits are packed in pairs
 * where that is shorter. Undefined for a text that is empty or has characters other than printable ASCII.
 */
export function code128(text: string): number[] | undefined {
  if (!/^[\x20-\x7e]+$/.test(text)) return undefined;
  const symbols = symbolsOf(text);
  const check = symbols.reduce((sum, value, index) => sum + value * Math.max(index, 1), 0) % CHECK_MODULUS;
  return [...symbols, check, STOP].flatMap((value) => [...(SYMBOLS[value] ?? '')].map(Number));
}

function symbolsOf(text: string): number[] {
  const symbols: number[] = [];
  let set: 'B' | 'C' | undefined;
  let at = 0;
  while (at < text.length) {
    const digits = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
    const pairs = Math.floor(digits / 2);
    const isAll = digits === text.length && digits % 2 === 0;
    const isAtEnd = at === 0 || at + digits === text.length;
    const isWorth = isAll || pairs >= (isAtEnd ? PAIRS_AT_AN_END : PAIRS_IN_THE_MIDDLE);
    // of an odd number of digits the first one stays in set B, where the text is already
    if (isWorth && !(set === 'B' && digits % 2 === 1)) {
      symbols.push(set === undefined ? START_C : TO_SET_C);
      set = 'C';
      for (const end = at + 2 * pairs; at < end; at += 2) symbols.push(Number(text.slice(at, at + 2)));
      continue;
    }
    if (set !== 'B') symbols.push(set === undefined ? START_B : TO_SET_B);
    set = 'B';
    symbols.push(text.charCodeAt(at) - FIRST_CHARACTER);
    at += 1;
  }
  return symbols;
}
