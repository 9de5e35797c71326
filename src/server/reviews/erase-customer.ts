import type { Db } from '../platform/db/db.ts';
import { setAuthor } from './reviews.store.ts';

/** Reviews stay and lose their author: they count towards the rating of the food. */
export function eraseCustomer(tx: Db, userId: string): Promise<void> {
  return setAuthor(tx, userId, { userId: null, authorName: 'Deleted customer' });
}
