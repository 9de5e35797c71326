import { eq } from 'drizzle-orm';
import { erasePerson } from '../audit/erase-person.ts';
import { accountEmails } from '../emails/account-emails.ts';
import { enqueueMail } from '../emails/email-queue.ts';
import type { CurrentUser } from '../http/app-env.ts';
import { anonymiseOrders, hasOpenOrders } from '../orders/anonymise-orders.ts';
import type { Db } from '../platform/db/db.ts';
import { reviews } from '../platform/db/schema/catalogue.ts';
import { contactMessages } from '../platform/db/schema/content.ts';
import { carts, wishlistItems } from '../platform/db/schema/sales.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import type { Jobs } from '../platform/jobs.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { removeKnownBrowsers } from '../sessions/remove-known-browsers.ts';
import { hasOtherAdmin, lockAdmins, lockUser, updateUser } from './users.store.ts';

const ERASED = {
  name: 'Deleted customer',
  phone: '',
  address: null,
  passwordHash: null,
  googleSubject: null,
  isAdmin: false,
};

/** Everything that says who it was goes; orders and reviews stay without a name. */
export function deleteAccount(
  db: Db,
  jobs: Jobs,
  currentUser: CurrentUser,
): Promise<'deleted' | 'orders-open' | 'last-admin'> {
  return withRetry(() =>
    db.transaction(async (tx) => {
      await lockAdmins(tx);
      const user = await lockUser(tx, currentUser.id);
      if (!user) return 'deleted';
      if (user.isAdmin && !(await hasOtherAdmin(tx, user.id))) return 'last-admin';
      if (await hasOpenOrders(tx, user.id)) return 'orders-open';
      await erasePerson(tx, user.id);
      await anonymiseOrders(tx, user.id);
      await tx
        .update(reviews)
        .set({ authorName: ERASED.name, userId: null })
        .where(eq(reviews.userId, user.id));
      await tx.delete(carts).where(eq(carts.userId, user.id));
      await tx.delete(wishlistItems).where(eq(wishlistItems.userId, user.id));
      await tx.delete(contactMessages).where(eq(contactMessages.email, user.email));
      await endSessions(tx, user.id);
      await removeKnownBrowsers(tx, user.id);
      await enqueueMail(jobs, tx, {
        to: { name: user.name, address: user.email },
        content: accountEmails['account-deleted']({ name: user.name }),
      });
      await updateUser(tx, user.id, {
        ...ERASED,
        email: `${user.id}@deleted.invalid`,
        erasedAt: new Date(),
      });
      return 'deleted';
    }),
  );
}
