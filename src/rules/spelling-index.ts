import { invertLists, type NumberLists } from './number-lists.ts';
import { TrigramIndex } from './trigram-index.ts';
import { similarity, type Trigram, trigramsOf } from './trigrams.ts';

/** Words by their trigrams: a similar word is found without comparing all of them. */
export class SpellingIndex {
  readonly #words: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #index: TrigramIndex;
  /** For each trigram the words that have it. */
  readonly #wordsOfTrigrams: NumberLists;
  /** For each word how many trigrams of the wanted text it has. */
  readonly #shared: Uint16Array;

  constructor(words: Iterable<string>) {
    this.#words = [...new Set(words)];
    this.#numbers = new Map(this.#words.map((word, number) => [word, number]));
    this.#index = TrigramIndex.of(this.#words);
    this.#wordsOfTrigrams = invertLists(this.#index.texts, this.#index.trigramNumbers.size);
    this.#shared = new Uint16Array(this.#words.length);
  }

  has(word: string): boolean {
    return this.#numbers.has(word);
  }

  /** Of all words. */
  filter(isWanted: (word: string) => boolean): string[] {
    return this.#words.filter(isWanted);
  }

  /** Words with a part that is at least so similar to the text. */
  similarTo(text: string, minSimilarity: number): string[] {
    return this.#compare(text, this.#sharing(new Set(trigramsOf(text)), minSimilarity))
      .filter(({ rank }) => rank >= minSimilarity)
      .map(({ word }) => word);
  }

  /** The most similar word, if it is at least so similar. */
  nearestTo(text: string, minSimilarity: number): string | undefined {
    const wanted = new Set(trigramsOf(text));
    const near = this.#sharing(wanted, minSimilarity)
      .map((number) => this.#words[number] ?? '')
      .map((word) => ({ word, rank: similarity(wanted, new Set(trigramsOf(word))) }))
      .filter(({ rank }) => rank >= minSimilarity);
    return near.toSorted(byRank)[0]?.word;
  }

  /** Words of this index, those with a part that is most similar to the text first. */
  ranked(text: string, words: Iterable<string>): string[] {
    const numbers = Array.from(words).flatMap((word) => this.#numbers.get(word) ?? []);
    return this.#compare(text, numbers)
      .sort(byRank)
      .map(({ word }) => word);
  }

  #compare(text: string, numbers: readonly number[]): Ranked[] {
    const ranks = this.#index.partSimilarities(text, numbers);
    return numbers.map((number, index) => ({ word: this.#words[number] ?? '', rank: ranks[index] ?? 0 }));
  }

  /** Words with so large a share of the trigrams. No other word can be so similar. */
  #sharing(wanted: ReadonlySet<Trigram>, minShare: number): number[] {
    const { numbers, begins } = this.#wordsOfTrigrams;
    const found: number[] = [];
    for (const trigram of wanted) {
      const list = this.#index.trigramNumbers.get(trigram);
      if (list === undefined) continue;
      for (let at = begins[list] ?? 0; at < (begins[list + 1] ?? 0); at += 1) {
        const word = numbers[at] ?? 0;
        const shared = this.#shared[word] ?? 0;
        if (shared === 0) found.push(word);
        this.#shared[word] = shared + 1;
      }
    }
    const min = wanted.size * minShare;
    const sharing = found.filter((word) => (this.#shared[word] ?? 0) >= min);
    for (const word of found) this.#shared[word] = 0;
    return sharing;
  }
}

interface Ranked {
  word: string;
  rank: number;
}

/** Equal ones in alphabetical order. */
function byRank(one: Ranked, other: Ranked): number {
  return other.rank - one.rank || (one.word < other.word ? -1 : 1);
}

export function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
