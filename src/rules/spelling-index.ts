import { PartMatcher, similarity, type Trigram, trigramsOf } from './trigrams.ts';

/** Words by their trigrams: a similar word is found without comparing all of them. */
export class SpellingIndex {
  readonly #trigrams = new Map<string, Trigram[]>();
  readonly #words = new Map<Trigram, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const trigrams = trigramsOf(word);
      this.#trigrams.set(word, trigrams);
      for (const trigram of new Set(trigrams)) addTo(this.#words, trigram, word);
    }
  }

  /** Of all words. */
  filter(isWanted: (word: string) => boolean): string[] {
    return [...this.#trigrams.keys()].filter(isWanted);
  }

  /** Words with a part that is at least so similar to the text. */
  similarTo(text: string, minSimilarity: number): string[] {
    const matcher = new PartMatcher(text);
    const sharing = this.#sharing(new Set(trigramsOf(text)), minSimilarity);
    return sharing.filter((word) => matcher.similarity(this.#trigramsOf(word)) >= minSimilarity);
  }

  /** The most similar word, if it is at least so similar. */
  nearestTo(text: string, minSimilarity: number): string | undefined {
    const wanted = new Set(trigramsOf(text));
    const near = this.#sharing(wanted, minSimilarity)
      .map((word) => ({ word, rank: similarity(wanted, new Set(this.#trigrams.get(word))) }))
      .filter(({ rank }) => rank >= minSimilarity);
    return near.toSorted(byRank)[0]?.word;
  }

  /** Words of this index, those with a part that is most similar to the text first. */
  ranked(text: string, words: Iterable<string>): string[] {
    const matcher = new PartMatcher(text);
    return Array.from(words, (word) => ({ word, rank: matcher.similarity(this.#trigramsOf(word)) }))
      .toSorted(byRank)
      .map(({ word }) => word);
  }

  #trigramsOf(word: string): Trigram[] {
    return this.#trigrams.get(word) ?? [];
  }

  /** Words with so large a share of the trigrams. No other word can be so similar. */
  #sharing(wanted: ReadonlySet<Trigram>, minShare: number): string[] {
    const shared = new Map<string, number>();
    for (const trigram of wanted)
      for (const word of this.#words.get(trigram) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1);
    const min = wanted.size * minShare;
    return [...shared].filter(([, count]) => count >= min).map(([word]) => word);
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
