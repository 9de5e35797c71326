import { codeQueue, codeWorker } from './codes/send-code.ts';
import { mailQueue, mailWorker } from './emails/email-queue.ts';
import { forgetUploads } from './images/purge-uploads.ts';
import { invoiceAttachments } from './invoices/invoice-files.ts';
import { expireHolds } from './orders/expire-holds.ts';
import { notifyLowStock } from './orders/notify-low-stock.ts';
import { countChangedDays } from './overview/count-changed-days.ts';
import { type PaymentGiven, paymentParts } from './payments/payment-deps.ts';
import { paymentQueues, paymentWorkers } from './payments/payment-workers.ts';
import type { Config } from './platform/config/config.ts';
import type { Db } from './platform/db/db.ts';
import { keepFailedJobs } from './platform/failed-jobs.ts';
import { type Queue, type Worker, worker } from './platform/jobs.ts';
import { purgeExpiredLimits } from './platform/rate-limits.ts';
import { openStorage, openUploads } from './platform/storage/storage.ts';
import type { Mailer } from './providers/mailer.ts';
import { forgetExpired } from './sessions/purge-expired.ts';
import { hasAccount } from './users/has-account.ts';

const forgetQueue: Queue<object> = { name: 'forget-expired' };
const uploadsQueue: Queue<object> = { name: 'forget-uploads' };
const holdsQueue: Queue<object> = { name: 'expire-holds' };
const stockQueue: Queue<object> = { name: 'notify-low-stock' };
const daysQueue: Queue<object> = { name: 'count-changed-days' };

/** Every queue of the shop. */
export const queues: Queue<object>[] = [
  mailQueue,
  codeQueue,
  forgetQueue,
  uploadsQueue,
  holdsQueue,
  stockQueue,
  daysQueue,
  ...paymentQueues,
];

/** Everything that is done beside requests. */
export function createWorkers(
  parts: PaymentGiven & { config: Pick<Config, 'dataDir' | 's3'>; mailer: Mailer },
): Worker[] {
  const { config, db, mailer, sender } = parts;
  const storage = openStorage(openUploads(config));
  return [
    mailWorker(mailer, sender, invoiceAttachments(db)),
    codeWorker({ db, mailer, sender, hasAccount: (email) => hasAccount(db, email) }),
    worker(forgetQueue, () => tidyUp(db), '17 * * * *'),
    worker(
      uploadsQueue,
      async () => {
        await forgetUploads(db, storage, config.dataDir);
      },
      '41 20 * * *',
    ),
    worker(holdsQueue, () => expireHolds(db), '* * * * *'),
    worker(stockQueue, () => notifyLowStock(parts), '* * * * *'),
    worker(daysQueue, () => countChangedDays(db), '* * * * *'),
    ...paymentWorkers(paymentParts(parts)),
  ];
}

async function tidyUp(db: Db): Promise<void> {
  await forgetExpired(db);
  await purgeExpiredLimits(db);
  await keepFailedJobs(db);
}
