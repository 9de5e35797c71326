import type { Food } from '../../contract/food.ts';
import type { FieldDefinition } from '../../extension/field-definitions.ts';
import { isDispensable, isKind, isSpecific, searchTerms, stemOf } from '../../rules/search-terms.ts';
import { type Interpretation, interpretWords } from '../../rules/word-meaning.ts';
import type { Db } from '../platform/db/db.ts';
import type { FoodDetails } from '../platform/db/food-details.ts';
import {
  type SearchWord,
  selectListsInTitles,
  selectMatchingFoods,
  selectMeaningCandidates,
  selectNearMeanings,
  selectSpellings,
  selectSynonyms,
} from './search.store.ts';
import { searchFields } from './search-fields.ts';
import { serializeFood } from './serialize-food.ts';

const MAX_RESULTS = 100;

/** A word with the words of foods that it matches. */
interface SpeltWord extends SearchWord {
  spellings: string[];
}

/**
 * Searches name, category and tags, then the description if those give no match. Tolerates spelling mistakes, and translates
 * regional words in any script.
 */
export async function searchFoods(
  db: Db,
  term: string,
  {
    limit = MAX_RESULTS,
    definitions = [],
  }: { limit?: number; definitions?: readonly FieldDefinition[] } = {},
): Promise<Food[]> {
  const [byField, rows] = await Promise.all([
    searchFields(db, definitions, term, limit),
    findFoods(db, term, limit),
  ]);
  const others = rows.filter(({ id }) => !byField.some((food) => food._id === id));
  return [...byField, ...others.map(serializeFood)].slice(0, limit);
}

async function findFoods(db: Db, term: string, limit: number): Promise<FoodDetails[]> {
  const interpreted = await interpretTerm(db, term);
  if (interpreted.length === 0) return [];
  const wanted = await spell(db, wordsOf(interpreted));
  const named = await matchTitles(db, wanted, limit);
  if (named.length > 0) return named;
  const otherwise = await matchSynonyms(db, interpreted, limit);
  if (otherwise.length > 0) return otherwise;
  const described = await matchDescriptions(db, wanted, limit);
  return described.length > 0 ? described : matchPart(db, wanted, limit);
}

/** For each word of the term the words of titles that match it. */
export async function titleWordsFor(db: Db, term: string): Promise<string[][]> {
  const wanted = await spell(db, wordsOf(await interpretTerm(db, term)));
  return wanted.map(({ spellings }) => spellings);
}

async function interpretTerm(db: Db, term: string): Promise<Interpretation[]> {
  const { words, phrases, joined } = searchTerms(term);
  if (words.length === 0) return [];
  return interpretWords(words, await selectMeaningCandidates(db, phrases, joined));
}

function wordsOf(interpreted: Interpretation[]): SearchWord[] {
  return interpreted.flatMap(({ typed, words, isSure }) =>
    words.map((word) => ({ word, typed: words.length === 1 && !typed.includes(' ') ? typed : word, isSure })),
  );
}

async function spell(db: Db, wanted: SearchWord[]): Promise<SpeltWord[]> {
  const found = await selectSpellings(db, wanted);
  // numbers have no spellings: the word itself must match
  return wanted.map((one) => ({ ...one, spellings: [one.word, one.typed, ...(found.get(one.word) ?? [])] }));
}

async function matchTitles(db: Db, wanted: SpeltWord[], limit: number): Promise<FoodDetails[]> {
  const named = await match(db, wanted, limit);
  if (named.length > 0) return named;
  const needed = wanted.filter(({ word }) => !isDispensable(word));
  return needed.length < wanted.length ? match(db, needed, limit) : [];
}

async function match(
  db: Db,
  wanted: SpeltWord[],
  limit: number,
  searchIn: 'title_words' | 'search_words' = 'title_words',
): Promise<FoodDetails[]> {
  if (wanted.length === 0) return [];
  return selectMatchingFoods(db, {
    spellings: wanted.map(({ spellings }) => spellings),
    phrase: wanted.map(({ word }) => word).join(' '),
    typed: wanted.map(({ typed }) => typed).join(' '),
    limit,
    searchIn,
  });
}

/** The catalogue may use the typed word, or another regional word with the same meaning. */
async function matchSynonyms(db: Db, interpreted: Interpretation[], limit: number): Promise<FoodDetails[]> {
  const isTranslated = ({ typed, words }: Interpretation) => words.join(' ') !== typed;
  const synonyms = await selectSynonyms(
    db,
    interpreted.map(({ words }) => words.join(' ')),
  );
  if (synonyms.size === 0 && !interpreted.some(isTranslated)) return [];
  const literal = interpreted.flatMap((one) => {
    const [first, ...others] = synonyms.get(one.words.join(' ')) ?? [];
    if (first) return [{ word: first, typed: first, isSure: true, others }];
    const words = isTranslated(one) ? one.typed.split(' ') : one.words;
    return words.map((word) => ({ word, typed: word, isSure: one.isSure, others: [] }));
  });
  const spelt = await spell(db, literal);
  return matchTitles(
    db,
    spelt.map((one, index) => ({
      ...one,
      spellings: [...one.spellings, ...(literal[index]?.others ?? [])],
    })),
    limit,
  );
}

/** Only the words themselves: a description has so many words that one is always similar. */
function matchDescriptions(db: Db, wanted: SpeltWord[], limit: number): Promise<FoodDetails[]> {
  const needed = wanted.filter(({ word }) => !isDispensable(word));
  const exact = needed.map((one) => ({
    ...one,
    spellings: one.isSure
      ? [one.word, one.typed]
      : [one.word, one.typed, `${one.word}s`, stemOf(one.word) ?? one.word],
  }));
  return match(db, exact, limit, 'search_words');
}

/**
 * Leaves out words that no title has, and then words that may have been misunderstood or come last. If nothing specific is
 * left, which would match the wrong foods, the words that no title has get the meaning of a similar regional word.
 */
async function matchPart(db: Db, wanted: SpeltWord[], limit: number): Promise<FoodDetails[]> {
  const needed = wanted.filter(({ word }) => !isDispensable(word));
  const inTitles = await selectListsInTitles(
    db,
    needed.map(({ spellings }) => spellings),
  );
  const known = needed.filter((_, index) => inTitles.has(index));
  const unknown = needed.filter((_, index) => !inTitles.has(index));
  let rest = known;
  while (isSpecific(rest.map(({ word }) => word))) {
    const found = await match(db, rest, limit);
    if (found.length > 0) return found;
    const unsure = rest.findIndex(({ isSure, word }) => !isSure && !isKind(word));
    const leftOut = unsure >= 0 ? unsure : rest.findLastIndex(({ word }) => !isKind(word));
    rest = rest.toSpliced(leftOut, 1);
  }
  const meanings = await selectNearMeanings(
    db,
    unknown.filter(({ isSure }) => !isSure).map(({ word }) => word),
  );
  if (meanings.size < unknown.length) return [];
  const meant = unknown.flatMap(({ word }) => meanings.get(word)?.split(' ') ?? []);
  const similar = meant.map((word) => ({ word, typed: word, isSure: true }));
  return match(db, [...known, ...(await spell(db, similar))], limit);
}
