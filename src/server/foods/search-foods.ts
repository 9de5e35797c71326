import type { Food } from '../../contract/food.ts';
import { isDispensable, isSpecific, searchTerms, stemOf } from '../../rules/search-terms.ts';
import type { Db } from '../platform/db/db.ts';
import { selectMatchingFoods, selectMeanings, selectNearMeanings, selectSpellings } from './foods.store.ts';
import { serializeFood } from './serialize-food.ts';

const MAX_RESULTS = 100;

/** A word to search in the catalogue, and the word that the customer typed for it. */
interface SearchWord {
  word: string;
  typed: string;
}

/**
 * Searches name, category and tags, then the description if those give no match. Tolerates spelling mistakes and translates
 * regional words.
 */
export async function searchFoods(db: Db, term: string, limit = MAX_RESULTS): Promise<Food[]> {
  const { words, phrases } = searchTerms(term);
  if (words.length === 0) return [];
  const wanted = translate(words, await selectMeanings(db, phrases));
  const found = await selectSpellings(db, wordsOf(wanted));
  const rows = await findMatches(db, wanted, found, limit);
  if (rows.length > 0) return rows.map(serializeFood);
  const better = await correctWords(db, wanted, found);
  return (await findMatches(db, better, await selectSpellings(db, wordsOf(better)), limit)).map(
    serializeFood,
  );
}

function wordsOf(wanted: SearchWord[]): string[] {
  return wanted.map(({ word }) => word);
}

async function findMatches(db: Db, wanted: SearchWord[], found: Map<string, string[]>, limit: number) {
  if (wanted.length === 0) return [];
  const query = (terms: SearchWord[]) => ({
    // numbers have no spellings: the word itself must match
    spellings: terms.map(({ word, typed }) => [word, typed, ...(found.get(word) ?? [])]),
    phrase: wordsOf(terms).join(' '),
    limit,
  });
  const named = await selectMatchingFoods(db, { ...query(wanted), searchIn: 'title_words' });
  if (named.length > 0) return named;
  // words like "best" and "1l" also occur in descriptions of other foods
  const needed = wanted.filter(({ word }) => !isDispensable(word));
  if (needed.length > 0 && needed.length < wanted.length) return findMatches(db, needed, found, limit);
  return selectMatchingFoods(db, { ...query(wanted), searchIn: 'search_words' });
}

/**
 * Drops words that no food has, and replaces misspelt regional words by their meaning. Empty when only generic words are left,
 * which would match the wrong foods.
 */
async function correctWords(
  db: Db,
  wanted: SearchWord[],
  found: Map<string, string[]>,
): Promise<SearchWord[]> {
  const isKnown = ({ word }: SearchWord) => (found.get(word) ?? []).length > 0;
  const unknown = wanted.filter((one) => !isKnown(one));
  if (unknown.length === 0) return [];
  const meanings = await selectNearMeanings(db, wordsOf(unknown));
  const better = wanted.flatMap((one) =>
    isKnown(one) ? [one] : (meanings.get(one.word)?.split(' ') ?? []).map((word) => ({ word, typed: word })),
  );
  const isLost = unknown.some(({ word }) => !meanings.has(word) && !isDispensable(word));
  return isLost && !isSpecific(wordsOf(better)) ? [] : better;
}

/** A regional expression of two words takes precedence over its single words. */
function translate(words: string[], meanings: Map<string, string>): SearchWord[] {
  const translated: SearchWord[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const typed = words[index] ?? '';
    const pair = meanings.get(`${typed} ${words[index + 1]}`);
    if (pair) index += 1;
    const meaning = pair ?? meanings.get(typed) ?? meanings.get(stemOf(typed) ?? '') ?? typed;
    const meant = meaning.split(' ');
    translated.push(...meant.map((word) => ({ word, typed: meant.length === 1 && !pair ? typed : word })));
  }
  return translated;
}
