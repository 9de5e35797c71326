import type { Language } from '../../../rules/languages.ts';
import type { Db } from '../../platform/db/db.ts';
import { countFoods, selectUntranslated } from './foods.store.ts';

const MAX_ENTRIES = 20;

/** How many foods have a text without translation; the first of them and of those with an outdated one. */
export async function untranslatedFoods(db: Db, language: Language) {
  const total = await countFoods(db);
  const rows = await selectUntranslated(db, language, MAX_ENTRIES);
  return {
    total,
    missing: rows[0]?.count ?? 0,
    entries: rows.map(({ id, title, missing, outdated }) => ({ id, title, missing, outdated })),
  };
}
