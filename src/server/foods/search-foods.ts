import type { Food } from '../../contract/food.ts';
import { searchTerms } from '../../rules/search-terms.ts';
import type { Db } from '../platform/db/db.ts';
import { selectMatchingFoods, selectMeanings, selectNearMeanings, selectSpellings } from './foods.store.ts';
import { sayFood } from './whole-food.ts';

const MOST_RESULTS = 100;

/** By name, tag, category and description; spelling mistakes and the region's own words are understood. */
export async function searchFoods(db: Db, term: string, limit = MOST_RESULTS): Promise<Food[]> {
  const { words, phrases } = searchTerms(term);
  if (words.length === 0) return [];
  const wanted = translate(words, await selectMeanings(db, phrases));
  const found = await selectSpellings(db, wanted);
  const rows = await matching(db, wanted, found, limit);
  if (rows.length > 0) return rows.map(sayFood);
  const better = await understood(db, wanted, found);
  return (await matching(db, better, await selectSpellings(db, better), limit)).map(sayFood);
}

async function matching(db: Db, wanted: string[], found: Map<string, string[]>, limit: number) {
  if (wanted.length === 0) return [];
  // numbers are no words to be misspelt: they are found as they stand
  const spellings = wanted.map((word) => [word, ...(found.get(word) ?? [])]);
  return selectMatchingFoods(db, { spellings, phrase: wanted.join(' '), limit });
}

/** Without the words that no food has; those that are nearly one of the region's stand for what it means. */
async function understood(db: Db, wanted: string[], found: Map<string, string[]>): Promise<string[]> {
  const isKnown = (word: string) => (found.get(word) ?? []).length > 0;
  const unknown = wanted.filter((word) => !isKnown(word));
  if (unknown.length === 0) return [];
  const meanings = await selectNearMeanings(db, unknown);
  return wanted.flatMap((word) => (isKnown(word) ? [word] : (meanings.get(word)?.split(' ') ?? [])));
}

/** Two words that mean one thing together come before the words alone. */
function translate(words: string[], meanings: Map<string, string>): string[] {
  const translated: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? '';
    const pair = meanings.get(`${word} ${words[place + 1]}`);
    if (pair) place += 1;
    translated.push(...(pair ?? meanings.get(word) ?? word).split(' '));
  }
  return translated;
}
