import { type NumberLists, NumberListsBuilder, numberOf } from './number-lists.ts';
import { type Trigram, trigramsOf } from './trigrams.ts';

/** Collects the texts of an index. They are numbered in the order in which they come. */
export class TrigramIndexBuilder {
  readonly #numbers = new Map<Trigram, number>();
  readonly #texts = new NumberListsBuilder();

  add(text: string): void {
    this.#texts.add(trigramsOf(text).map((trigram) => numberOf(this.#numbers, trigram)));
  }

  build(): TrigramIndex {
    return new TrigramIndex(this.#numbers, this.#texts.build());
  }
}

/** Compares many texts with others. Nearly all of it is outside of the heap, and comparing leaves little garbage. */
export class TrigramIndex {
  readonly trigramNumbers: ReadonlyMap<Trigram, number>;
  /** For each text its trigrams, in order. */
  readonly texts: NumberLists;
  /** For each trigram whether the wanted text has it. */
  readonly #isWanted: Uint8Array;
  /** For each trigram its last place in the current part; -1 outside of it. */
  readonly #lastPlace: Int32Array;

  constructor(trigramNumbers: ReadonlyMap<Trigram, number>, texts: NumberLists) {
    this.trigramNumbers = trigramNumbers;
    this.texts = texts;
    this.#isWanted = new Uint8Array(trigramNumbers.size);
    this.#lastPlace = new Int32Array(trigramNumbers.size).fill(-1);
  }

  static of(texts: Iterable<string>): TrigramIndex {
    const builder = new TrigramIndexBuilder();
    for (const text of texts) builder.add(text);
    return builder.build();
  }

  /**
   * For each of these texts how similar any part of it is to the wanted text, from 0 to 1: "oil" is a part of "coconut oil". A
   * part is extended to every trigram that both texts have, and begins where the similarity is greatest.
   */
  partSimilarities(wanted: string, texts: readonly number[]): Float64Array {
    const trigrams = new Set(trigramsOf(wanted));
    const numbers: number[] = [];
    for (const trigram of trigrams) {
      const number = this.trigramNumbers.get(trigram);
      if (number !== undefined) numbers.push(number);
    }
    for (const number of numbers) this.#isWanted[number] = 1;
    const similarities = new Float64Array(texts.length);
    for (let at = 0; at < texts.length; at += 1)
      similarities[at] = this.#partSimilarity(trigrams.size, texts[at] ?? 0);
    for (const number of numbers) this.#isWanted[number] = 0;
    return similarities;
  }

  #partSimilarity(wanted: number, text: number): number {
    const [trigrams, isWanted, lastPlace] = [this.texts.numbers, this.#isWanted, this.#lastPlace];
    const begin = this.texts.begins[text] ?? 0;
    const end = this.texts.begins[text + 1] ?? 0;
    let greatest = 0;
    let lower = -1;
    let shared = 0;
    let distinct = 0;
    for (let upper = begin; upper < end; upper += 1) {
      const trigram = trigrams[upper] ?? 0;
      if (lower < 0 && isWanted[trigram] === 0) continue;
      if (lastPlace[trigram] === -1) {
        distinct += 1;
        shared += isWanted[trigram] ?? 0;
      }
      lastPlace[trigram] = upper;
      if (isWanted[trigram] === 0) continue;
      if (lower < 0) lower = upper;
      let best = ratio(shared, wanted, distinct);
      let from = lower;
      let restShared = shared;
      let restDistinct = distinct;
      // a part that begins later may be more similar
      for (let place = lower; place < upper; place += 1) {
        const left = trigrams[place] ?? 0;
        if (lastPlace[left] !== place) continue;
        restDistinct -= 1;
        restShared -= isWanted[left] ?? 0;
        // no shorter part can be more similar
        if (restShared <= best * wanted) break;
        const rest = ratio(restShared, wanted, restDistinct);
        if (rest <= best) continue;
        best = rest;
        from = place + 1;
        shared = restShared;
        distinct = restDistinct;
      }
      for (; lower < from; lower += 1) {
        const left = trigrams[lower] ?? 0;
        if (lastPlace[left] === lower) lastPlace[left] = -1;
      }
      greatest = Math.max(greatest, best);
    }
    for (let place = begin; place < end; place += 1) lastPlace[trigrams[place] ?? 0] = -1;
    return greatest;
  }
}

const ratio = (shared: number, one: number, other: number) => shared / (one + other - shared);
