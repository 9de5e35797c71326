/** Three neighbouring characters of a text as one number; a word begins after two spaces and ends with one. */
export type Trigram = number;

const SPACE = 32;
const WORD_CHARACTER = /[\p{Alphabetic}\p{Nd}]/u;

/** The trigrams of all words, in order; words are separated by anything but letters and digits. */
export function trigramsOf(text: string): Trigram[] {
  const lower = text.toLowerCase();
  const trigrams: Trigram[] = [];
  let first = SPACE;
  let second = SPACE;
  for (let index = 0; index <= lower.length; index += 1) {
    const third = wordCharacterAt(lower, index);
    // between words
    if (third === SPACE && second === SPACE) continue;
    trigrams.push(trigram(first, second, third));
    first = third === SPACE ? SPACE : second;
    second = third;
  }
  return trigrams;
}

/** A space for what is no letter and no digit, and after the end. */
function wordCharacterAt(text: string, index: number): number {
  const code = index < text.length ? text.charCodeAt(index) : SPACE;
  const isAsciiWord = (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  if (isAsciiWord || code === SPACE) return code;
  return code >= 128 && WORD_CHARACTER.test(String.fromCharCode(code)) ? code : SPACE;
}

/** Exact for ASCII; for other scripts a hash, which is unique enough for comparing similarity. */
function trigram(first: number, second: number, third: number): Trigram {
  if ((first | second | third) < 128) return (first << 14) | (second << 7) | third;
  const hash = Math.imul(Math.imul(first, 0x9e37_79b1) ^ second, 0x85eb_ca6b) ^ Math.imul(third, 0xc2b2_ae35);
  return (hash >>> 3) | (1 << 28);
}

/** How many trigrams two texts share, from 0 to 1; order and repetition do not count. */
export function similarity(one: ReadonlySet<Trigram>, other: ReadonlySet<Trigram>): number {
  let shared = 0;
  for (const trigram of one) if (other.has(trigram)) shared += 1;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}
