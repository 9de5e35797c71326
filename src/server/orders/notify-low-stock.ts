import { stockAlarmEmail } from '../emails/stock-alarm-email.ts';
import { translateNames } from '../foods/translate-names.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { getUnpaidTerms } from '../shop/unpaid-terms.ts';
import { mailAdmins } from '../users/mail-shop.ts';
import { deleteRestockedAlarms, recordLowStock } from './stock-alarms.store.ts';

interface Deps {
  db: Db;
  jobs: Jobs;
  sender: () => Promise<{ shopUrl: string }>;
}

/**
 * Runs each minute: emails admins about sizes that became low or sold out, once until they are restocked. The emails are
 * enqueued in the transaction that records the alarm, so a crash neither loses nor repeats one.
 */
export async function notifyLowStock({ db, jobs, sender }: Deps): Promise<void> {
  const { lowStock } = await getUnpaidTerms(db);
  const from = await sender();
  await db.transaction(async (tx) => {
    await deleteRestockedAlarms(tx, lowStock);
    const low = await recordLowStock(tx, lowStock);
    if (low.length === 0) return;
    await mailAdmins(jobs, tx, async (language) =>
      stockAlarmEmail(await translateNames(tx, low, language), from),
    );
  });
}
