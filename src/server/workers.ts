import { fieldDefinitions } from '../extension/field-definitions.ts';
import { codeQueue, codeWorker } from './codes/send-code.ts';
import { createEmailWorker, mailQueue } from './emails/email-queue.ts';
import { purgeImports } from './foods/import/purge-imports.ts';
import { importQueue, runImport } from './foods/import/run-import.ts';
import { purgeUploads } from './images/purge-uploads.ts';
import { invoiceAttachments } from './invoices/invoice-files.ts';
import { expireHolds } from './orders/expire-holds.ts';
import { notifyLowStock } from './orders/notify-low-stock.ts';
import { countChangedDays } from './overview/count-changed-days.ts';
import { createPaymentDeps, type PaymentDepsInput } from './payments/payment-deps.ts';
import { paymentQueues, paymentWorkers } from './payments/payment-workers.ts';
import type { Config } from './platform/config/config.ts';
import type { Db } from './platform/db/db.ts';
import { retainFailedJobs } from './platform/failed-jobs.ts';
import { type Queue, type Worker, worker } from './platform/jobs.ts';
import { purgeExpiredRateLimits } from './platform/rate-limits.ts';
import { createSafeFetch, type SafeFetch } from './platform/safe-fetch.ts';
import { openStorage, openUploads } from './platform/storage/storage.ts';
import type { Mailer } from './providers/mailer.ts';
import { purgeExpired } from './sessions/purge-expired.ts';
import { getAccountLanguage } from './users/get-account-language.ts';

const purgeQueue: Queue<object> = { name: 'forget-expired' };
const uploadsQueue: Queue<object> = { name: 'forget-uploads' };
const holdsQueue: Queue<object> = { name: 'expire-holds' };
const stockQueue: Queue<object> = { name: 'notify-low-stock' };
const daysQueue: Queue<object> = { name: 'count-changed-days' };

/** All job queues. */
export const queues: Queue<object>[] = [
  mailQueue,
  codeQueue,
  purgeQueue,
  uploadsQueue,
  holdsQueue,
  stockQueue,
  daysQueue,
  importQueue,
  ...paymentQueues,
];

/** All background workers, with their cron schedules. */
export function createWorkers(
  deps: PaymentDepsInput & {
    config: Pick<Config, 'dataDir' | 's3' | 'mode' | 'extensions'>;
    mailer: Mailer;
    /** Tests have the websites of pictures on this machine, where the usual fetch does not go. */
    fetchImage?: SafeFetch;
  },
): Worker[] {
  const { config, db, mailer, sender, seller, fetchImage = createSafeFetch() } = deps;
  const storage = openStorage(openUploads(config));
  const fields = fieldDefinitions(config.extensions);
  const importDeps = { db, storage, fetchImage, seller, isLive: config.mode === 'live', fields };
  return [
    createEmailWorker(mailer, sender, invoiceAttachments(db, storage)),
    codeWorker({ db, mailer, sender, accountLanguage: (email) => getAccountLanguage(db, email) }),
    worker(purgeQueue, () => purgeOldRows(db), '17 * * * *'),
    worker(
      uploadsQueue,
      async () => {
        await purgeUploads(db, storage, config.dataDir);
      },
      '41 20 * * *',
    ),
    worker(holdsQueue, () => expireHolds(db), '* * * * *'),
    worker(stockQueue, () => notifyLowStock(deps), '* * * * *'),
    worker(daysQueue, () => countChangedDays(db), '* * * * *'),
    worker(importQueue, ({ importId }) => runImport(importDeps, importId)),
    ...paymentWorkers(createPaymentDeps(deps)),
  ];
}

async function purgeOldRows(db: Db): Promise<void> {
  await purgeExpired(db);
  await purgeExpiredRateLimits(db);
  await retainFailedJobs(db);
  await purgeImports(db);
}
