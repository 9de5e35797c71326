import type { Food } from '../../contract/food.ts';
import { isDispensable, isSpecific, searchTerms, stemOf } from '../../rules/search-terms.ts';
import type { Db } from '../platform/db/db.ts';
import { serializeFood } from './food-details.ts';
import { selectMatchingFoods, selectMeanings, selectNearMeanings, selectSpellings } from './foods.store.ts';

const MAX_RESULTS = 100;

/** A word of the catalogue, and what was typed for it. */
interface Wanted {
  word: string;
  typed: string;
}

/**
 * By name, category and tags, and by the description where those say nothing; spelling mistakes and the region's own words
 * are understood.
 */
export async function searchFoods(db: Db, term: string, limit = MAX_RESULTS): Promise<Food[]> {
  const { words, phrases } = searchTerms(term);
  if (words.length === 0) return [];
  const wanted = translate(words, await selectMeanings(db, phrases));
  const found = await selectSpellings(db, textOf(wanted));
  const rows = await matching(db, wanted, found, limit);
  if (rows.length > 0) return rows.map(serializeFood);
  const better = await understood(db, wanted, found);
  return (await matching(db, better, await selectSpellings(db, textOf(better)), limit)).map(serializeFood);
}

function textOf(wanted: Wanted[]): string[] {
  return wanted.map(({ word }) => word);
}

async function matching(db: Db, wanted: Wanted[], found: Map<string, string[]>, limit: number) {
  if (wanted.length === 0) return [];
  const query = (terms: Wanted[]) => ({
    // numbers are no words to be misspelt: they are found as they stand
    spellings: terms.map(({ word, typed }) => [word, typed, ...(found.get(word) ?? [])]),
    phrase: textOf(terms).join(' '),
    limit,
  });
  const named = await selectMatchingFoods(db, { ...query(wanted), searchIn: 'title_words' });
  if (named.length > 0) return named;
  // "best" and "1l" are words of descriptions too, of other foods
  const needed = wanted.filter(({ word }) => !isDispensable(word));
  if (needed.length > 0 && needed.length < wanted.length) return matching(db, needed, found, limit);
  return selectMatchingFoods(db, { ...query(wanted), searchIn: 'search_words' });
}

/**
 * Without the words that no food has; those that are nearly one of the region's stand for what it means. Nothing when the
 * words that are left say only what kind of food it is.
 */
async function understood(db: Db, wanted: Wanted[], found: Map<string, string[]>): Promise<Wanted[]> {
  const isKnown = ({ word }: Wanted) => (found.get(word) ?? []).length > 0;
  const unknown = wanted.filter((one) => !isKnown(one));
  if (unknown.length === 0) return [];
  const meanings = await selectNearMeanings(db, textOf(unknown));
  const better = wanted.flatMap((one) =>
    isKnown(one) ? [one] : (meanings.get(one.word)?.split(' ') ?? []).map((word) => ({ word, typed: word })),
  );
  const isLost = unknown.some(({ word }) => !meanings.has(word) && !isDispensable(word));
  return isLost && !isSpecific(textOf(better)) ? [] : better;
}

/** Two words that mean one thing together come before the words alone. */
function translate(words: string[], meanings: Map<string, string>): Wanted[] {
  const translated: Wanted[] = [];
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
