import type { Food } from '../../contract/food.ts';
import { choiceLabel, type FieldDefinition, valueFromText } from '../../extension/field-definitions.ts';
import { searchTerms } from '../../rules/search-terms.ts';
import type { Db } from '../platform/db/db.ts';
import { type FieldMatch, selectFoodsByFields } from './foods.store.ts';
import { loadFoods } from './load-foods.ts';

/** Foods with a word of the term in a searched field, and the other words in fields or title. */
export async function searchFields(
  db: Db,
  definitions: readonly FieldDefinition[],
  term: string,
  limit: number,
): Promise<Food[]> {
  const searched = definitions.filter(({ isSearched }) => isSearched);
  if (searched.length === 0) return [];
  const { words } = searchTerms(term);
  if (words.length === 0) return [];
  const wanted = words.map((word) => ({ word, matches: searched.flatMap((field) => matchOf(field, word)) }));
  if (wanted.every(({ matches }) => matches.length === 0)) return [];
  return loadFoods(db, await selectFoodsByFields(db, wanted, limit));
}

/** A value that the word names, or a text that may contain it. */
function matchOf(field: FieldDefinition, word: string): FieldMatch[] {
  const { key, control, schema } = field;
  if (control.kind === 'text') return [{ key, part: word }];
  if (control.kind === 'choice')
    return control.values
      .filter((value) => [value, choiceLabel(field, value)].some((name) => name.toLowerCase() === word))
      .map((value) => ({ key, value }));
  const value = control.kind === 'number' ? valueFromText(field, word) : undefined;
  return value !== undefined && schema.safeParse(value).success ? [{ key, value }] : [];
}
