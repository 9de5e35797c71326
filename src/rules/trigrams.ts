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
  return shared === 0 ? 0 : ratio(shared, one.size, other.size);
}

const ratio = (shared: number, one: number, other: number) => shared / (one + other - shared);

/**
 * Compares a text with others: how similar is any part of them, from 0 to 1? "oil" is a part of "coconut oil". A part is
 * extended to every trigram that both texts have, and begins where the similarity is greatest.
 */
export class PartMatcher {
  /** Trigrams as small numbers, those of the wanted text first. */
  readonly #ids = new Map<Trigram, number>();
  readonly #wanted: number;
  /** Of each trigram in the current part; -1 outside of it. */
  readonly #lastIndex: number[] = [];

  constructor(wanted: string) {
    for (const trigram of trigramsOf(wanted)) this.#idOf(trigram);
    this.#wanted = this.#ids.size;
  }

  similarity(trigrams: readonly Trigram[]): number {
    const text = trigrams.map((trigram) => this.#idOf(trigram));
    const greatest = this.#greatestOf(text);
    for (const id of text) this.#lastIndex[id] = -1;
    return greatest;
  }

  #idOf(trigram: Trigram): number {
    const known = this.#ids.get(trigram);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(trigram, id);
    this.#lastIndex.push(-1);
    return id;
  }

  #greatestOf(text: readonly number[]): number {
    const wanted = this.#wanted;
    const lastIndex = this.#lastIndex;
    let greatest = 0;
    let lower = -1;
    let shared = 0;
    let distinct = 0;
    for (let upper = 0; upper < text.length; upper += 1) {
      const id = text[upper] ?? 0;
      if (lower < 0 && id >= wanted) continue;
      if (lastIndex[id] === -1) {
        distinct += 1;
        if (id < wanted) shared += 1;
      }
      lastIndex[id] = upper;
      if (id >= wanted) continue;
      if (lower < 0) lower = upper;
      let best = ratio(shared, wanted, distinct);
      let from = lower;
      let restShared = shared;
      let restDistinct = distinct;
      // a part that begins later may be more similar
      for (let index = lower; index < upper; index += 1) {
        const left = text[index] ?? 0;
        if (lastIndex[left] !== index) continue;
        restDistinct -= 1;
        if (left < wanted) restShared -= 1;
        const rest = ratio(restShared, wanted, restDistinct);
        if (rest <= best) continue;
        best = rest;
        from = index + 1;
        shared = restShared;
        distinct = restDistinct;
      }
      for (; lower < from; lower += 1) {
        const left = text[lower] ?? 0;
        if (lastIndex[left] === lower) lastIndex[left] = -1;
      }
      greatest = Math.max(greatest, best);
    }
    return greatest;
  }
}
