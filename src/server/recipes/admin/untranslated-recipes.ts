import type { Language } from '../../../rules/languages.ts';
import type { Db } from '../../platform/db/db.ts';
import { countRecipes, selectUntranslated } from './recipes.store.ts';

const MAX_ENTRIES = 20;

/** How many recipes have a text without translation; the first of them and of those with an outdated one. */
export async function untranslatedRecipes(db: Db, language: Language) {
  const total = await countRecipes(db);
  const rows = await selectUntranslated(db, language, MAX_ENTRIES);
  return {
    total,
    missing: rows[0]?.count ?? 0,
    entries: rows.map(({ id, title, missing, outdated }) => ({ id, title, missing, outdated })),
  };
}
