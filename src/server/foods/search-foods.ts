import type { Food } from '../../contract/food.ts';
import type { FieldDefinition } from '../../extension/field-definitions.ts';
import { rankByName } from '../../rules/rank-by-name.ts';
import { isDispensable, isKind, isSpecific, searchTerms, stemOf } from '../../rules/search-terms.ts';
import type { SearchWord, Vocabulary } from '../../rules/vocabulary.ts';
import { type Interpretation, interpretWords } from '../../rules/word-meaning.ts';
import type { Db } from '../platform/db/db.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { FoodIndex } from './food-index.ts';
import { type SearchIn, selectListsInTitles, selectMatchingFoods } from './search.store.ts';
import { searchFields } from './search-fields.ts';

const MAX_RESULTS = 100;
/** How many more foods than the limit are ranked by the similarity of their names. */
const EXTRA_CANDIDATES = 50;

/** A word with the words of foods that it matches. */
interface SpeltWord extends SearchWord {
  spellings: string[];
}

interface SearchDeps {
  db: Db;
  catalogue: CatalogueCache;
  /** Extra fields of extensions. */
  definitions?: readonly FieldDefinition[];
}

/** One search: in this database, with the words of now. */
interface Search {
  db: Db;
  vocabulary: Vocabulary;
  index: FoodIndex | undefined;
  limit: number;
}

/**
 * Searches name, category and tags, then the description if those give no match. Tolerates spelling mistakes, and translates
 * regional words in any script.
 */
export async function searchFoods(deps: SearchDeps, term: string, limit?: number): Promise<Food[]> {
  return JSON.parse((await searchFoodsAsJson(deps, term, limit)).toString()) as Food[];
}

/** The same foods as a JSON array. */
export async function searchFoodsAsJson(
  { db, catalogue, definitions = [] }: SearchDeps,
  term: string,
  limit = MAX_RESULTS,
): Promise<Buffer<ArrayBuffer>> {
  const [byField, ids] = await Promise.all([
    searchFields(db, definitions, term, limit),
    findFoods({ db, vocabulary: await catalogue.vocabulary(), index: catalogue.foodIndex(), limit }, term),
  ]);
  if (byField.length === 0) return catalogue.foods(ids);
  const others = ids.filter((id) => !byField.some((food) => food._id === id));
  const rest = await catalogue.foods(others.slice(0, limit - byField.length));
  return Buffer.from(JSON.stringify([...byField, ...(JSON.parse(rest.toString()) as Food[])]));
}

/** Ids, the best match first. */
async function findFoods(search: Search, term: string): Promise<string[]> {
  const interpreted = interpretTerm(search.vocabulary, term);
  if (interpreted.length === 0) return [];
  const wanted = spell(search.vocabulary, wordsOf(interpreted));
  const named = await matchTitles(search, wanted);
  if (named.length > 0) return named;
  const otherwise = await matchSynonyms(search, interpreted);
  if (otherwise.length > 0) return otherwise;
  const described = await matchDescriptions(search, wanted);
  return described.length > 0 ? described : matchPart(search, wanted);
}

/** Which of the lists have a word in the title of a food, counted from 0. */
async function listsInTitles({ db, index }: Search, lists: string[][]): Promise<Set<number>> {
  if (!index) return selectListsInTitles(db, lists);
  return new Set([...lists.keys()].filter((list) => index.has(lists[list] ?? [])));
}

/** For each word of the term the words of titles that match it. */
export async function titleWordsFor(catalogue: CatalogueCache, term: string): Promise<string[][]> {
  const vocabulary = await catalogue.vocabulary();
  return spell(vocabulary, wordsOf(interpretTerm(vocabulary, term))).map(({ spellings }) => spellings);
}

function interpretTerm(vocabulary: Vocabulary, term: string): Interpretation[] {
  const { words, phrases, joined } = searchTerms(term);
  return interpretWords(words, vocabulary.candidates(phrases, joined));
}

function wordsOf(interpreted: Interpretation[]): SearchWord[] {
  return interpreted.flatMap(({ typed, words, isSure }) =>
    words.map((word) => ({ word, typed: words.length === 1 && !typed.includes(' ') ? typed : word, isSure })),
  );
}

function spell(vocabulary: Vocabulary, wanted: SearchWord[]): SpeltWord[] {
  const found = vocabulary.spellings(wanted);
  // numbers have no spellings: the word itself must match
  return wanted.map((one) => ({
    ...one,
    spellings: [...new Set([one.word, one.typed, ...(found.get(one.word) ?? [])])],
  }));
}

async function matchTitles(search: Search, wanted: SpeltWord[]): Promise<string[]> {
  const named = await match(search, wanted);
  if (named.length > 0) return named;
  const needed = wanted.filter(({ word }) => !isDispensable(word));
  return needed.length < wanted.length ? match(search, needed) : [];
}

/** Foods that have a word of each list. The first ones in the order of the shop, ranked by the similarity of their names. */
async function match(
  { db, index, limit }: Search,
  wanted: SpeltWord[],
  searchIn: SearchIn = 'title_words',
): Promise<string[]> {
  const spellings = wanted.map((one) => one.spellings);
  const phrases = [wanted.map(({ word }) => word), wanted.map(({ typed }) => typed)].map((words) =>
    words.join(' '),
  );
  const candidates = limit + EXTRA_CANDIDATES;
  if (index && searchIn === 'title_words') {
    const ranked = index.rank(index.match(spellings, candidates), phrases);
    return ranked.slice(0, limit).map((food) => index.idOf(food));
  }
  // what nobody wrote anywhere is often searched for: a misspelt word
  if (index && !spellings.every((words) => index.mayDescribe(words))) return [];
  const found = await selectMatchingFoods(db, { spellings, searchIn, limit: candidates });
  return rankByName(found, phrases).slice(0, limit);
}

/** The catalogue may use the typed word, or another regional word with the same meaning. */
async function matchSynonyms(search: Search, interpreted: Interpretation[]): Promise<string[]> {
  const isTranslated = ({ typed, words }: Interpretation) => words.join(' ') !== typed;
  const synonyms = search.vocabulary.synonyms(interpreted.map(({ words }) => words.join(' ')));
  if (synonyms.size === 0 && !interpreted.some(isTranslated)) return [];
  const literal = interpreted.flatMap((one) => {
    const [first, ...others] = synonyms.get(one.words.join(' ')) ?? [];
    if (first) return [{ word: first, typed: first, isSure: true, others }];
    const words = isTranslated(one) ? one.typed.split(' ') : one.words;
    return words.map((word) => ({ word, typed: word, isSure: one.isSure, others: [] }));
  });
  const spelt = spell(search.vocabulary, literal);
  return matchTitles(
    search,
    spelt.map((one, index) => ({
      ...one,
      spellings: [...one.spellings, ...(literal[index]?.others ?? [])],
    })),
  );
}

/** Only the words themselves: a description has so many words that one is always similar. */
function matchDescriptions(search: Search, wanted: SpeltWord[]): Promise<string[]> {
  const needed = wanted.filter(({ word }) => !isDispensable(word));
  const exact = needed.map((one) => ({
    ...one,
    spellings: one.isSure
      ? [one.word, one.typed]
      : [one.word, one.typed, `${one.word}s`, stemOf(one.word) ?? one.word],
  }));
  return match(search, exact, 'search_words');
}

/**
 * Leaves out words that no title has, and then words that may have been misunderstood or come last. If nothing specific is
 * left, which would match the wrong foods, the words that no title has get the meaning of a similar regional word.
 */
async function matchPart(search: Search, wanted: SpeltWord[]): Promise<string[]> {
  const needed = wanted.filter(({ word }) => !isDispensable(word));
  const inTitles = await listsInTitles(
    search,
    needed.map(({ spellings }) => spellings),
  );
  const known = needed.filter((_, index) => inTitles.has(index));
  const unknown = needed.filter((_, index) => !inTitles.has(index));
  let rest = known;
  while (isSpecific(rest.map(({ word }) => word))) {
    const found = await match(search, rest);
    if (found.length > 0) return found;
    const unsure = rest.findIndex(({ isSure, word }) => !isSure && !isKind(word));
    const leftOut = unsure >= 0 ? unsure : rest.findLastIndex(({ word }) => !isKind(word));
    rest = rest.toSpliced(leftOut, 1);
  }
  const misspelt = unknown.filter(({ isSure }) => !isSure).map(({ word }) => word);
  const meanings = search.vocabulary.nearMeanings(misspelt);
  if (meanings.size < unknown.length) return [];
  const meant = unknown.flatMap(({ word }) => meanings.get(word)?.split(' ') ?? []);
  const similar = meant.map((word) => ({ word, typed: word, isSure: true }));
  return match(search, [...known, ...spell(search.vocabulary, similar)]);
}
