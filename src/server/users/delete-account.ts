import { eraseCustomer as eraseAddresses } from '../addresses/erase-customer.ts';
import { eraseCustomer as eraseFromAudit } from '../audit/erase-customer.ts';
import { eraseCustomer as eraseCart } from '../cart/erase-customer.ts';
import { eraseCustomer as eraseConsents } from '../channels/erase-customer.ts';
import { eraseCustomer as eraseMessages } from '../contact/erase-customer.ts';
import { eraseCustomer as eraseNotes } from '../customers/erase-customer.ts';
import { accountDeletedEmail } from '../emails/account-deleted-email.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import type { CurrentUser } from '../http/app-env.ts';
import { eraseCustomer as eraseNotices } from '../notices/erase-customer.ts';
import { eraseCustomer as eraseFromOrders, hasOpenOrders } from '../orders/erase-customer.ts';
import type { Db } from '../platform/db/db.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import type { Jobs } from '../platform/jobs.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { eraseCustomer as eraseSubscriptions } from '../push/erase-customer.ts';
import { eraseCustomer as eraseReminders } from '../reminders/erase-customer.ts';
import { eraseCustomer as eraseRestocks } from '../restock/erase-customer.ts';
import { eraseCustomer as eraseFromReviews } from '../reviews/erase-customer.ts';
import { eraseCustomer as eraseFactors } from '../second-factors/erase-customer.ts';
import { eraseCustomer as eraseSessions } from '../sessions/erase-customer.ts';
import { eraseInvites } from '../staff/erase-invites.ts';
import { eraseCustomer as eraseWishlist } from '../wishlist/erase-customer.ts';
import { hasOtherOwner, lockAdmins, lockUser, type UserRow, updateUser } from './users.store.ts';

/** Personal data is deleted. Orders and reviews stay without the customer's name. */
export function deleteAccount(
  db: Db,
  jobs: Jobs,
  currentUser: CurrentUser,
  sender: Sender,
): Promise<Result<undefined, 'orders-open' | 'last-admin'>> {
  return withRetry(() =>
    db.transaction(async (tx) => {
      await lockAdmins(tx);
      const user = await lockUser(tx, currentUser.id);
      if (!user) return success();
      if (user.staffRole === 'owner' && !(await hasOtherOwner(tx, user.id))) return failure('last-admin');
      if (await hasOpenOrders(tx, user.id)) return failure('orders-open');
      await eraseEverywhere(tx, user);
      await enqueueEmail(jobs, tx, {
        to: { name: user.name, address: user.email },
        content: accountDeletedEmail(user, sender),
      });
      return success();
    }),
  );
}

/** In this order: the audit log finds the customer's orders by their user id, and the account itself goes last. */
async function eraseEverywhere(tx: Db, { id, email }: UserRow): Promise<void> {
  await eraseFromAudit(tx, id);
  await eraseFromOrders(tx, id);
  await eraseNotes(tx, id);
  await eraseFromReviews(tx, id);
  await eraseCart(tx, id);
  await eraseWishlist(tx, id);
  await eraseMessages(tx, email);
  await eraseConsents(tx, id);
  await eraseNotices(tx, id);
  await eraseReminders(tx, id);
  await eraseSubscriptions(tx, id);
  await eraseAddresses(tx, id);
  await eraseRestocks(tx, id, email);
  await eraseSessions(tx, id);
  await eraseFactors(tx, id);
  await eraseInvites(tx, email);
  await eraseAccount(tx, id);
}

/** The row stays: audit entries and replies refer to it. */
async function eraseAccount(tx: Db, id: string): Promise<void> {
  await updateUser(tx, id, {
    name: 'Deleted customer',
    email: `${id}@deleted.invalid`,
    phone: '',
    mobile: null,
    address: null,
    passwordHash: null,
    googleSubject: null,
    fields: {},
    isAdmin: false,
    erasedAt: new Date(),
  });
}
