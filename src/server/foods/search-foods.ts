import type { Food } from '../../contract/food.ts';
import { searchTerms } from '../../rules/search-terms.ts';
import type { Db } from '../platform/db/db.ts';
import { completeFoods } from './complete-foods.ts';
import { selectMatchingFoods, selectMeanings, selectSpellings } from './foods.store.ts';

const MOST_RESULTS = 100;

/** By name, tag, category and description; spelling mistakes and the region's own words are understood. */
export async function searchFoods(db: Db, term: string, limit = MOST_RESULTS): Promise<Food[]> {
  const { words, phrases } = searchTerms(term);
  if (words.length === 0) return [];
  const wanted = translate(words, await selectMeanings(db, phrases));
  const found = await selectSpellings(db, wanted);
  // numbers are no words to be misspelt: they are found as they stand
  const spellings = wanted.map((word) => [word, ...(found.get(word) ?? [])]);
  return completeFoods(db, await selectMatchingFoods(db, { spellings, phrase: wanted.join(' '), limit }));
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
