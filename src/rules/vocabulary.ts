import { consonantsOf, phoneticKey } from './phonetic-key.ts';
import { isFuzzy, isSubstring, swappedSpellings } from './search-terms.ts';
import { addTo, SpellingIndex } from './spelling-index.ts';
import { similarity, type Trigram, trigramsOf } from './trigrams.ts';
import type { MeaningCandidate } from './word-meaning.ts';

/** A regional word, and the catalogue's words for it. */
export interface RegionalWord {
  word: string;
  means: string;
}

/** A word to search in the catalogue. */
export interface SearchWord {
  word: string;
  /** What the customer typed for it. */
  typed: string;
  /** Whether it is certainly spelt right. */
  isSure: boolean;
}

/** A candidate without what the customer typed. */
type Found = Pick<MeaningCandidate, 'word' | 'means' | 'similarity'>;

/** More spellings of a word do not improve the results. */
const MAX_SPELLINGS = 40;
/** The most similar words are enough to choose a meaning. */
const MAX_CANDIDATES = 8;
/** Of each part of a compound. */
const MAX_COMPOUND_PARTS = 3;
/** Of a similar word: bread is not breakfast. */
const MAX_EXTRA_CHARACTERS = 2;
const MIN_COMPOUND_KEY = 5;
/** A longer key has too many splits, and is no compound of two words. */
const MAX_COMPOUND_KEY = 24;
/** One wrong letter in nine is similar. */
const MIN_WORD_SIMILARITY = 0.45;
const MIN_MEANING_SIMILARITY = 0.4;

/** The words that a search can find: regional words with their meaning, and the words of titles, which mean themselves. */
export class Vocabulary {
  readonly #means = new Map<string, string>();
  readonly #wordsByMeaning = new Map<string, string[]>();
  readonly #byKey = new Map<string, RegionalWord[]>();
  readonly #byConsonants = new Map<string, RegionalWord[]>();
  readonly #titleSpellings: SpellingIndex;
  readonly #regionalSpellings: SpellingIndex;

  constructor(regional: readonly RegionalWord[], titleWords: readonly string[]) {
    for (const { word, means } of regional) {
      this.#means.set(word, means);
      addTo(this.#wordsByMeaning, means, word);
    }
    for (const entry of [...regional, ...titleWords.map((word) => ({ word, means: word }))]) {
      const key = phoneticKey(entry.word);
      const consonants = key && consonantsOf(key);
      if (key) addTo(this.#byKey, key, entry);
      if (consonants) addTo(this.#byConsonants, consonants, entry);
    }
    this.#titleSpellings = new SpellingIndex(titleWords);
    this.#regionalSpellings = new SpellingIndex(
      regional.map(({ word }) => word).filter((word) => !word.includes(' ')),
    );
  }

  /** Words that a typed term may stand for, by spelling and by sound, in any script. By sound only if no word equals it. */
  candidates(terms: readonly string[], joined: readonly string[]): MeaningCandidate[] {
    const exact = [...new Set([...terms, ...joined])].flatMap((term) =>
      this.#equal(term).map((found) => ({ ...found, term, match: 'exact' as const })),
    );
    const known = new Set(exact.map(({ term }) => term));
    const unknown = [...new Set(terms)].filter((term) => !known.has(term) && !/\d/.test(term));
    return [...exact, ...unknown.flatMap((term) => this.#sounding(term))];
  }

  #equal(term: string): Found[] {
    const means = this.#means.get(term);
    const isOwn = this.#wordsByMeaning.has(term) || this.#titleSpellings.has(term);
    return [...(means === undefined ? [] : [means]), ...(isOwn ? [term] : [])].map((meaning) => ({
      word: term,
      means: meaning,
      similarity: 1,
    }));
  }

  #sounding(term: string): MeaningCandidate[] {
    const key = phoneticKey(term);
    if (key === undefined) return [];
    const trigrams = new Set(trigramsOf(term));
    const consonants = consonantsOf(key);
    const found = {
      sound: closest(trigrams, this.#byKey.get(key) ?? [], MAX_CANDIDATES),
      compound: term.includes(' ') ? [] : this.#compounds(key, trigrams),
      consonants: closest(trigrams, (consonants && this.#byConsonants.get(consonants)) || [], MAX_CANDIDATES),
    };
    return (['sound', 'compound', 'consonants'] as const).flatMap((match) =>
      found[match].map((one) => ({ ...one, term, match })),
    );
  }

  /** Two words in one: the second may have lost its first vowel. */
  #compounds(key: string, trigrams: ReadonlySet<Trigram>): Found[] {
    if (key.length < MIN_COMPOUND_KEY) return [];
    const compounds: RegionalWord[] = [];
    for (let split = 2; split <= Math.min(key.length, MAX_COMPOUND_KEY) - 2; split += 1) {
      const firsts = this.#byKey.get(key.slice(0, split));
      if (!firsts) continue;
      const rest = key.slice(split);
      const keys = new Set([rest, `a${rest}`, rest.replace(/^[iu]+/, '')]);
      const seconds = [...keys].flatMap((second) => this.#byKey.get(second) ?? []);
      for (const first of closest(trigrams, firsts, MAX_COMPOUND_PARTS))
        for (const second of closest(trigrams, seconds, MAX_COMPOUND_PARTS))
          compounds.push({ word: `${first.word} ${second.word}`, means: `${first.means} ${second.means}` });
    }
    return closest(trigrams, compounds, MAX_CANDIDATES, ({ word }) => word.replace(' ', ''));
  }

  /**
   * For each word the words of titles that contain it or are spelt similarly, most similar first. Short words match as a prefix,
   * and a word that is certainly spelt right has no similar ones.
   */
  spellings(wanted: readonly Pick<SearchWord, 'word' | 'isSure'>[]): Map<string, string[]> {
    return new Map(wanted.map(({ word, isSure }) => [word, this.#spellingsOf(word, isSure)]));
  }

  #spellingsOf(word: string, isSure: boolean): string[] {
    const isPart = isSubstring(word)
      ? (other: string) => other.includes(word)
      : (other: string) => other.startsWith(word);
    const spellings = new Set(this.#titleSpellings.filter(isPart));
    if (!isSure) for (const one of this.#misspellingsOf(word)) spellings.add(one);
    return this.#titleSpellings.ranked(word, spellings).slice(0, MAX_SPELLINGS);
  }

  #misspellingsOf(word: string): string[] {
    const maxLength = lengthOf(word) + MAX_EXTRA_CHARACTERS;
    const swapped = swappedSpellings(word).filter((one) => this.#titleSpellings.has(one));
    if (!isFuzzy(word)) return swapped;
    const similar = this.#titleSpellings.similarTo(word, MIN_WORD_SIMILARITY);
    return [...swapped, ...similar.filter((one) => lengthOf(one) <= maxLength)];
  }

  /** Regional words with these meanings that titles use: the catalogue may say gur for jaggery. */
  synonyms(meanings: readonly string[]): Map<string, string[]> {
    const used = meanings.map(
      (means) =>
        [
          means,
          (this.#wordsByMeaning.get(means) ?? []).filter((word) => this.#titleSpellings.has(word)),
        ] as const,
    );
    return new Map(used.filter(([, words]) => words.length > 0));
  }

  /** For misspelt words the meaning of the most similar regional word. */
  nearMeanings(words: readonly string[]): Map<string, string> {
    return new Map(
      words.flatMap((typed) => {
        const nearest = this.#regionalSpellings.nearestTo(typed, MIN_MEANING_SIMILARITY);
        const means = nearest && this.#means.get(nearest);
        return means === undefined ? [] : [[typed, means] as const];
      }),
    );
  }
}

/** The words that are written most similarly, with their similarity. */
function closest(
  typed: ReadonlySet<Trigram>,
  entries: readonly RegionalWord[],
  limit: number,
  written = ({ word }: RegionalWord) => word,
): Found[] {
  return entries
    .map((entry) => ({ ...entry, similarity: similarity(typed, new Set(trigramsOf(written(entry)))) }))
    .toSorted(
      (one, other) =>
        other.similarity - one.similarity ||
        lengthOf(one.word) - lengthOf(other.word) ||
        (one.word < other.word ? -1 : 1),
    )
    .slice(0, limit);
}

/** In characters. */
function lengthOf(word: string): number {
  return [...word].length;
}
