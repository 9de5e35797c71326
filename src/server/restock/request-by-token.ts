import type { RestockState, WaitsUntil } from '../../contract/restock.ts';
import type { Language } from '../../rules/languages.ts';
import { translatedFoodNames } from '../foods/translate-foods.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { tokenHash } from '../platform/tokens.ts';
import { confirm, deleteOfEmail, findByToken } from './restock.store.ts';

/** What the link of an e-mail is about. */
export async function getRequest(
  db: Db,
  token: string,
  language: Language,
): Promise<Result<RestockState, 'not-found'>> {
  const found = await findByToken(db, tokenHash(token));
  if (!found) return failure('not-found');
  const names = await translatedFoodNames(db, [found.foodId], language);
  return success({
    productId: found.foodId,
    food: names.get(found.foodId) ?? found.name,
    size: found.size,
    until: found.until,
    isConfirmed: found.isConfirmed,
  });
}

/** A second time changes nothing. Returns what the e-mail waits for. */
export async function confirmRequest(db: Db, token: string): Promise<Result<WaitsUntil, 'not-found'>> {
  const found = await findByToken(db, tokenHash(token));
  if (!found) return failure('not-found');
  await confirm(db, found.until, found.id);
  return success(found.until);
}

/** Ends everything of this kind that the e-mail waits for. */
export async function stopRequests(db: Db, token: string): Promise<WaitsUntil> {
  const found = await findByToken(db, tokenHash(token));
  if (!found) return 'back';
  await deleteOfEmail(db, found.until, found.email);
  return found.until;
}
