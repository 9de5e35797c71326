import type { Db } from '../platform/db/db.ts';
import { renameAuthor } from './reviews.store.ts';

/** Reviews stay and lose their author: they count towards the rating of the food. */
export function eraseCustomer(tx: Db, userId: string): Promise<void> {
  return renameAuthor(tx, userId, { userId: null, authorName: 'Deleted customer' });
}
