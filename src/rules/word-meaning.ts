import { scriptLanguage } from './script-language.ts';
import { isDispensable, stemOf } from './search-terms.ts';

/** A word of the search vocabulary or of a food that may be what a customer typed. */
export interface MeaningCandidate {
  /** The typed word, or two neighbouring words with or without a space. */
  term: string;
  /** Equal; equal in sound; two words in one that are equal in sound; the same consonants in the same order. */
  match: 'exact' | 'sound' | 'compound' | 'consonants';
  word: string;
  /** The catalogue's words for it. A food's own word means itself. */
  means: string;
  /** Of the written words, from 0 to 1; 0 in different scripts. */
  similarity: number;
}

/** A typed word, or two words that mean something together, in the catalogue's words. */
export interface Interpretation {
  typed: string;
  words: string[];
  /** Whether the vocabulary has the typed word as it is written: other spellings need not be tried. */
  isSure: boolean;
}

/** Most certain first. */
const MATCHES = ['exact', 'sound', 'consonants', 'compound'] as const;
/** Words of one script sound alike by chance if they are written very differently: samba, shampoo. */
const MIN_SIMILARITY = { exact: 0, sound: 0.25, consonants: 0.25, compound: 0.4 };
/** Long words seldom sound alike by chance: coconut, kokonut. */
const LONG_WORD = { length: 6, minSimilarity: 0.1 };

/** What a customer means by each typed word, in the words of the catalogue. Two words together come before single words. */
export function interpretWords(
  words: readonly string[],
  candidates: readonly MeaningCandidate[],
): Interpretation[] {
  const byTerm = Map.groupBy(candidates, ({ term }) => term);
  const meaningOf = (term: string, matches: readonly MeaningCandidate['match'][] = MATCHES) =>
    chooseMeaning(byTerm.get(term) ?? [], matches);
  const isKnown = (word: string) => meaningOf(word, ['exact']) !== undefined;
  const pairMeaning = (first: string, second: string) =>
    meaningOf(`${first} ${second}`, ['exact']) ??
    meaningOf(`${first}${second}`, ['exact']) ??
    (isKnown(first) && isKnown(second) ? undefined : meaningOf(`${first} ${second}`, ['sound']));

  const soundOf = (typed: string, stem?: string) => meaningOf(typed) ?? (stem && meaningOf(stem));

  const interpreted: Interpretation[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const typed = words[index] ?? '';
    const next = words[index + 1];
    const pair = next === undefined ? undefined : pairMeaning(typed, next);
    if (pair) index += 1;
    const stem = stemOf(typed);
    const exact = pair ?? meaningOf(typed, ['exact']) ?? (stem && meaningOf(stem, ['exact']));
    interpreted.push({
      typed: pair ? `${typed} ${next}` : typed,
      // a size or a generic word is no food, whatever it sounds like
      words: (exact ?? (isDispensable(typed) ? undefined : soundOf(typed, stem)) ?? typed).split(' '),
      isSure: exact !== undefined,
    });
  }
  return interpreted;
}

function chooseMeaning(
  candidates: readonly MeaningCandidate[],
  matches: readonly MeaningCandidate['match'][],
): string | undefined {
  for (const match of matches) {
    const matching = candidates.filter((one) => one.match === match);
    const best = matching.length > 0 ? closestOf(matching) : undefined;
    if (best) return best.means;
  }
  return undefined;
}

function closestOf(candidates: readonly MeaningCandidate[]): MeaningCandidate | undefined {
  // a regional word comes before the same word of a food, which means only itself
  const translated = new Set(candidates.filter(({ word, means }) => word !== means).map(({ word }) => word));
  const possible = candidates.filter(({ word, means }) => word !== means || !translated.has(word));
  const isSameScript = ({ term, word }: MeaningCandidate) => scriptLanguage(term) === scriptLanguage(word);
  const sameScript = possible.filter(isSameScript);
  const [best, ...others] = (sameScript.length > 0 ? sameScript : possible).toSorted(
    (one, other) => other.similarity - one.similarity,
  );
  if (!best) return undefined;
  if (isSameScript(best)) return best.similarity >= minSimilarity(best) ? best : undefined;
  // in another script nothing tells words of equal sound apart
  const kind = (means: string) => means.split(' ')[0];
  const isUnanimous = others.every(({ means }) => kind(means) === kind(best.means));
  // the vowels of English words are lost in an Indian script; those of regional words are not
  const isClear = best.match === 'sound' || (best.match === 'consonants' && best.word === best.means);
  return isUnanimous && isClear ? best : undefined;
}

function minSimilarity({ match, term }: MeaningCandidate): number {
  return match === 'sound' && term.length >= LONG_WORD.length
    ? LONG_WORD.minSimilarity
    : MIN_SIMILARITY[match];
}
