import type { ReorderResponse } from '../../contract/order.ts';
import type { Language } from '../../rules/languages.ts';
import { putLines } from '../cart/put-lines.ts';
import { readCart, translateCart } from '../cart/read-cart.ts';
import { foodNames } from '../foods/food-names.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { tokenHash } from '../platform/tokens.ts';
import { findReminder, markOpened } from './reminders.store.ts';

/** Puts what a reminder was about into the cart of the customer who got it, at today's price. Repeated calls change nothing. */
export async function fillCart(
  db: Db,
  userId: string,
  token: string,
  language: Language,
): Promise<Result<ReorderResponse, 'not-found'>> {
  const reminder = await findReminder(db, tokenHash(token));
  if (reminder?.userId !== userId) return failure('not-found');
  const ids = reminder.lines.map(({ foodId }) => foodId);
  const names = await foodNames(db, ids, language);
  const wanted = reminder.lines.map((line) => ({ ...line, name: names(line.foodId) }));
  const skipped = await putLines(db, userId, wanted);
  await markOpened(db, reminder.id);
  return success({
    ...(await translateCart(db, await readCart(db, userId), language)),
    skipped: skipped.map(({ foodId: _, ...line }) => line),
  });
}
