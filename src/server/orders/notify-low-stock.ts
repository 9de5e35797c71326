import { enqueueMail } from '../emails/email-queue.ts';
import { stockAlarmEmail } from '../emails/stock-alarm-email.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { getUnpaidTerms } from '../shop/unpaid-terms.ts';
import { adminAddresses } from '../users/admin-addresses.ts';
import { deleteRestockedAlarms, noteLow } from './stock-alarms.store.ts';

interface Deps {
  db: Db;
  jobs: Jobs;
  sender: () => Promise<{ shopUrl: string }>;
}

/**
 * Each minute: admins are told of sizes that have become few or sold out, once until somebody fills them up. The emails
 * are written in the transaction that notes it: none is lost and none comes twice, whoever dies when.
 */
export async function notifyLowStock({ db, jobs, sender }: Deps): Promise<void> {
  const { lowStock } = await getUnpaidTerms(db);
  const from = await sender();
  await db.transaction(async (tx) => {
    await deleteRestockedAlarms(tx, lowStock);
    const low = await noteLow(tx, lowStock);
    if (low.length === 0) return;
    for (const to of await adminAddresses(tx)) {
      await enqueueMail(jobs, tx, { to, content: stockAlarmEmail(low, from) });
    }
  });
}
