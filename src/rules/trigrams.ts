/** Three neighbouring characters of a text as one number; a word begins after two spaces and ends with one. */
export type Trigram = number;

const SPACE = 32;
const WORD_CHARACTER = /[\p{Alphabetic}\p{Nd}]/u;

/** The trigrams of all words, in order; words are separated by anything but letters and digits. */
export function trigramsOf(text: string): Trigram[] {
  const trigrams: Trigram[] = [];
  writeTrigrams(text, trigrams);
  return trigrams;
}

/** Writes the trigrams into a list, which may have been used before, and returns their number. */
export function writeTrigrams(text: string, trigrams: Trigram[]): number {
  const lower = text.toLowerCase();
  let count = 0;
  let first = SPACE;
  let second = SPACE;
  for (let index = 0; index <= lower.length; index += 1) {
    const third = wordCharacterAt(lower, index);
    // between words
    if (third === SPACE && second === SPACE) continue;
    trigrams[count] = trigram(first, second, third);
    count += 1;
    first = third === SPACE ? SPACE : second;
    second = third;
  }
  return count;
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
  readonly #ids = new TrigramIds();
  readonly #wanted: number;
  /** Of each trigram in the current part; -1 outside of it. */
  readonly #lastIndex: number[] = [];
  /** The text that is compared now: a search compares hundreds, and each would be garbage. */
  readonly #text: number[] = [];

  constructor(wanted: string) {
    for (const trigram of trigramsOf(wanted)) this.#idOf(trigram);
    this.#wanted = this.#ids.size;
  }

  /** Of the first `count` trigrams. */
  similarity(trigrams: readonly Trigram[], count = trigrams.length): number {
    for (let index = 0; index < count; index += 1) this.#text[index] = this.#idOf(trigrams[index] ?? 0);
    const greatest = this.#greatestOf(this.#text, count);
    this.#lastIndex.fill(-1);
    this.#ids.removeFrom(this.#wanted);
    return greatest;
  }

  #idOf(trigram: Trigram): number {
    const id = this.#ids.of(trigram);
    if (id === this.#lastIndex.length) this.#lastIndex.push(-1);
    return id;
  }

  #greatestOf(text: readonly number[], count: number): number {
    const wanted = this.#wanted;
    const lastIndex = this.#lastIndex;
    let greatest = 0;
    let lower = -1;
    let shared = 0;
    let distinct = 0;
    for (let upper = 0; upper < count; upper += 1) {
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

/** Numbers trigrams in the order in which they come. Several times as fast as a map, and a search asks ten thousand times. */
class TrigramIds {
  #size = 0;
  /** A trigram, which is never 0, is at the first free place after its hash. Half of the places stay free. */
  #trigrams = new Int32Array(256);
  #ids = new Int32Array(256);
  /** For each id. */
  readonly #places: number[] = [];

  get size(): number {
    return this.#size;
  }

  of(trigram: Trigram): number {
    const place = this.#placeOf(trigram);
    if (this.#trigrams[place] === trigram) return this.#ids[place] ?? 0;
    const id = this.#size;
    this.#put(trigram, place, id);
    this.#size += 1;
    if (this.#size * 2 > this.#trigrams.length) this.#grow();
    return id;
  }

  /** Frees the places that were taken last: no other trigram was put further because of them. */
  removeFrom(id: number): void {
    for (let last = id; last < this.#size; last += 1) this.#trigrams[this.#places[last] ?? 0] = 0;
    this.#size = id;
  }

  #placeOf(trigram: Trigram): number {
    const last = this.#trigrams.length - 1;
    const hash = Math.imul(trigram, 0x9e37_79b1);
    let place = (hash ^ (hash >>> 15)) & last;
    while (this.#trigrams[place] !== 0 && this.#trigrams[place] !== trigram) place = (place + 1) & last;
    return place;
  }

  #put(trigram: Trigram, place: number, id: number): void {
    this.#trigrams[place] = trigram;
    this.#ids[place] = id;
    this.#places[id] = place;
  }

  /** Twice the places, taken in the same order. */
  #grow(): void {
    const inOrder = Array.from({ length: this.#size }, (_, id) => this.#trigrams[this.#places[id] ?? 0] ?? 0);
    this.#trigrams = new Int32Array(this.#trigrams.length * 2);
    this.#ids = new Int32Array(this.#ids.length * 2);
    for (const [id, trigram] of inOrder.entries()) this.#put(trigram, this.#placeOf(trigram), id);
  }
}
