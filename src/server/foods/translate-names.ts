import type { Language } from '../../rules/languages.ts';
import type { Db } from '../platform/db/db.ts';
import { translatedFoodNames } from './translate-foods.ts';

/** Lines with the names of their foods in this language; English where a food has no other name. */
export async function translateNames<Line extends { foodId: string; name: string }>(
  db: Db,
  lines: Line[],
  language: Language,
): Promise<Line[]> {
  const ids = lines.map(({ foodId }) => foodId);
  const names = await translatedFoodNames(db, ids, language);
  return lines.map((line) => ({ ...line, name: names.get(line.foodId) ?? line.name }));
}
