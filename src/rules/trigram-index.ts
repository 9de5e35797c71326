import { type NumberLists, NumberListsBuilder } from './number-lists.ts';
import { type Trigram, trigramsOf, wordsOf } from './trigrams.ts';

/** Collects the texts of an index. They are numbered in the order in which they come. */
export class TrigramIndexBuilder {
  readonly #trigramNumbers = new Map<Trigram, number>();
  readonly #wordNumbers = new Map<string, number>();
  /** For each word its trigrams. */
  readonly #trigrams = new NumberListsBuilder();
  /** For each text its words. */
  readonly #words = new NumberListsBuilder();
  #maxLength = 0;

  add(text: string): void {
    const words = wordsOf(text);
    this.#words.add(words.map((word) => this.#numberOf(word)));
    // a word of n characters has n + 1 trigrams
    this.#maxLength = Math.max(
      this.#maxLength,
      words.reduce((sum, word) => sum + word.length + 1, 0),
    );
  }

  build(): TrigramIndex {
    return new TrigramIndex({
      trigramNumbers: this.#trigramNumbers,
      trigrams: this.#trigrams.build(),
      words: this.#words.build(),
      maxLength: this.#maxLength,
    });
  }

  #numberOf(word: string): number {
    const known = this.#wordNumbers.get(word);
    if (known !== undefined) return known;
    const numbers = trigramsOf(word).map((trigram) => {
      const number = this.#trigramNumbers.get(trigram) ?? this.#trigramNumbers.size;
      this.#trigramNumbers.set(trigram, number);
      return number;
    });
    const number = this.#trigrams.add(numbers);
    this.#wordNumbers.set(word, number);
    return number;
  }
}

/** Compares many texts with others. Nearly all of it is outside of the heap, and comparing leaves little garbage. */
export class TrigramIndex {
  readonly trigramNumbers: ReadonlyMap<Trigram, number>;
  readonly #trigrams: NumberLists;
  readonly #words: NumberLists;
  /** For each trigram whether the wanted text has it. */
  readonly #isWanted: Uint8Array;
  /** For each trigram its last place in the current part; -1 outside of it. */
  readonly #lastPlace: Int32Array;
  /** The trigrams of the text that is compared now. */
  readonly #text: Uint32Array;

  constructor({
    trigramNumbers,
    trigrams,
    words,
    maxLength,
  }: {
    trigramNumbers: ReadonlyMap<Trigram, number>;
    trigrams: NumberLists;
    words: NumberLists;
    /** Trigrams of a text at most. */
    maxLength: number;
  }) {
    this.trigramNumbers = trigramNumbers;
    this.#trigrams = trigrams;
    this.#words = words;
    this.#isWanted = new Uint8Array(trigramNumbers.size);
    this.#lastPlace = new Int32Array(trigramNumbers.size).fill(-1);
    this.#text = new Uint32Array(maxLength);
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
  partSimilarities(wanted: string, texts: readonly number[]): number[] {
    const trigrams = new Set(trigramsOf(wanted));
    const numbers = [...trigrams].flatMap((trigram) => this.trigramNumbers.get(trigram) ?? []);
    for (const number of numbers) this.#isWanted[number] = 1;
    const similarities = texts.map((text) => this.#partSimilarity(trigrams.size, this.#read(text)));
    for (const number of numbers) this.#isWanted[number] = 0;
    return similarities;
  }

  /** Writes the trigrams of a text into `#text` and returns their number. */
  #read(text: number): number {
    const { numbers: words, begins: wordBegins } = this.#words;
    const { numbers: trigrams, begins: trigramBegins } = this.#trigrams;
    let count = 0;
    for (let at = wordBegins[text] ?? 0; at < (wordBegins[text + 1] ?? 0); at += 1) {
      const word = words[at] ?? 0;
      for (let from = trigramBegins[word] ?? 0; from < (trigramBegins[word + 1] ?? 0); from += 1) {
        this.#text[count] = trigrams[from] ?? 0;
        count += 1;
      }
    }
    return count;
  }

  #partSimilarity(wanted: number, count: number): number {
    const [text, isWanted, lastPlace] = [this.#text, this.#isWanted, this.#lastPlace];
    let greatest = 0;
    let lower = -1;
    let shared = 0;
    let distinct = 0;
    for (let upper = 0; upper < count; upper += 1) {
      const trigram = text[upper] ?? 0;
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
        const left = text[place] ?? 0;
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
        const left = text[lower] ?? 0;
        if (lastPlace[left] === lower) lastPlace[left] = -1;
      }
      greatest = Math.max(greatest, best);
    }
    for (let place = 0; place < count; place += 1) lastPlace[text[place] ?? 0] = -1;
    return greatest;
  }
}

const ratio = (shared: number, one: number, other: number) => shared / (one + other - shared);
