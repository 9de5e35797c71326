import type { RestockState } from '../../contract/restock.ts';
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
    isConfirmed: found.isConfirmed,
  });
}

/** A second time changes nothing. */
export async function confirmRequest(db: Db, token: string): Promise<Result<undefined, 'not-found'>> {
  const found = await findByToken(db, tokenHash(token));
  if (!found) return failure('not-found');
  await confirm(db, found.id);
  return success();
}

/** Ends everything that this e-mail waits for. */
export async function stopRequests(db: Db, token: string): Promise<void> {
  const found = await findByToken(db, tokenHash(token));
  if (found) await deleteOfEmail(db, found.email);
}
