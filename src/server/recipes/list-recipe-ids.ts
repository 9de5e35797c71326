import type { Db } from '../platform/db/db.ts';
import { selectRecipes } from './recipes.store.ts';

export async function listRecipeIds(db: Db): Promise<string[]> {
  return (await selectRecipes(db)).map(({ id }) => id);
}
