import type { Language } from '../../rules/languages.ts';
import type { Db } from '../platform/db/db.ts';
import { selectNames } from './foods.store.ts';
import { translatedFoodNames } from './translate-foods.ts';

/** The names of foods in this language; English where a food has no other name. */
export async function foodNames(db: Db, ids: string[], language: Language): Promise<(id: string) => string> {
  const english = new Map((await selectNames(db, ids)).map(({ id, name }) => [id, name]));
  const translated = await translatedFoodNames(db, ids, language);
  return (id) => translated.get(id) ?? english.get(id) ?? id;
}
