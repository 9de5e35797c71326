import { fieldDefinitions } from '../extension/field-definitions.ts';
import { chainAudit } from './audit/chain-audit.ts';
import { backupQueues, backupWorkers } from './backups/backup-workers.ts';
import { refreshBatches } from './batches/refresh-batches.ts';
import { codeQueue, codeWorker } from './codes/send-code.ts';
import { createCourierDeps } from './couriers/courier-deps.ts';
import { courierQueues, courierWorkers } from './couriers/track-parcels.ts';
import { createEmailWorker, mailQueue } from './emails/email-queue.ts';
import { createEventDelivery } from './events/deliver-events.ts';
import { createExtensionReceivers } from './events/extension-receivers.ts';
import { purgeEvents } from './events/purge-events.ts';
import { purgeImports } from './foods/import/purge-imports.ts';
import { importQueue, runImport } from './foods/import/run-import.ts';
import { purgeUploads } from './images/purge-uploads.ts';
import { creditNoteAttachments } from './invoices/credit-note-files.ts';
import { invoiceAttachments } from './invoices/invoice-files.ts';
import { noticeReceivers } from './notices/notice-receivers.ts';
import { purgeNotices } from './notices/purge-notices.ts';
import { createNoticeSender } from './notices/send-notices.ts';
import { expireHolds } from './orders/expire-holds.ts';
import { notifyLowStock } from './orders/notify-low-stock.ts';
import { createPlacedMailWorker, placedMailQueue } from './orders/placed-mail.ts';
import { countChangedDays } from './overview/count-changed-days.ts';
import { announceQueue, createAnnounceWorker } from './packing/announce-parcel.ts';
import { createPaymentDeps, type PaymentDepsInput } from './payments/payment-deps.ts';
import { paymentQueues, paymentWorkers } from './payments/payment-workers.ts';
import type { Config } from './platform/config/config.ts';
import type { Db } from './platform/db/db.ts';
import { retainFailedJobs } from './platform/failed-jobs.ts';
import { type Queue, type RepeatedWork, type Worker, worker } from './platform/jobs.ts';
import type { SettingsKey } from './platform/keys/settings-key.ts';
import { purgeExpiredRateLimits } from './platform/rate-limits.ts';
import { createSafeFetch, type SafeFetch } from './platform/safe-fetch.ts';
import type { SafePost } from './platform/safe-post.ts';
import { openStorage, openUploads } from './platform/storage/storage.ts';
import type { Mailer } from './providers/mailer.ts';
import { openPushKeys } from './push/push-keys.ts';
import { createPushPost } from './push/push-post.ts';
import { recallQueues, recallWorkers } from './recalls/send-notices.ts';
import { purgeReminders } from './reminders/purge-reminders.ts';
import { sendReminders } from './reminders/send-reminders.ts';
import { notifyCheaper, notifyRestocked } from './restock/notify-waiting.ts';
import { purgeRestockRequests } from './restock/purge-requests.ts';
import { purgeChallenges } from './second-factors/erase-customer.ts';
import { purgeSecurityEvents } from './security-log/list-security-events.ts';
import { purgeExpired } from './sessions/purge-expired.ts';
import { purgeInvites } from './staff/erase-invites.ts';
import { getAccountLanguage } from './users/get-account-language.ts';
import { reportAttackedStaff } from './users/report-attacked-staff.ts';

const purgeQueue: Queue<object> = { name: 'forget-expired' };
const uploadsQueue: Queue<object> = { name: 'forget-uploads' };
const holdsQueue: Queue<object> = { name: 'expire-holds' };
const stockQueue: Queue<object> = { name: 'notify-low-stock' };
const restockQueue: Queue<object> = { name: 'notify-restocked' };
const priceQueue: Queue<object> = { name: 'notify-cheaper' };
const remindersQueue: Queue<object> = { name: 'send-reminders' };
const chainQueue: Queue<object> = { name: 'chain-audit' };
const attackQueue: Queue<object> = { name: 'report-attacks' };
const batchesQueue: Queue<object> = { name: 'refresh-batches' };
const daysQueue: Queue<object> = { name: 'count-changed-days' };

/** All job queues. */
export const queues: Queue<object>[] = [
  mailQueue,
  placedMailQueue,
  announceQueue,
  codeQueue,
  purgeQueue,
  uploadsQueue,
  holdsQueue,
  stockQueue,
  restockQueue,
  priceQueue,
  remindersQueue,
  batchesQueue,
  daysQueue,
  chainQueue,
  attackQueue,
  importQueue,
  ...paymentQueues,
  ...courierQueues,
  ...backupQueues,
  ...recallQueues,
];

/** All background workers, with their cron schedules. */
export function createWorkers(
  deps: PaymentDepsInput & {
    config: Pick<
      Config,
      'dataDir' | 's3' | 'mode' | 'extensions' | 'settingsInput' | 'backupKey' | 'backupBucket'
    >;
    databaseUrl: string;
    mailer: Mailer;
    /** Tests have the websites of pictures on this machine, where the usual fetch does not go. */
    fetchImage?: SafeFetch;
  },
): Worker[] {
  const { config, databaseUrl, db, mailer, sender, seller, fetchImage = createSafeFetch() } = deps;
  const uploads = openUploads(config);
  const storage = openStorage(uploads);
  const fields = fieldDefinitions(config.extensions);
  const importDeps = { db, storage, fetchImage, seller, isLive: config.mode === 'live', fields };
  return [
    createEmailWorker(mailer, sender, {
      invoice: invoiceAttachments(db, storage),
      creditNote: creditNoteAttachments(db, storage),
    }),
    createPlacedMailWorker(db, mailer, sender),
    createAnnounceWorker(deps),
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
    worker(restockQueue, () => notifyRestocked(deps), '* * * * *'),
    worker(priceQueue, () => notifyCheaper(deps), '* * * * *'),
    // 10:30 in India
    worker(remindersQueue, () => sendReminders(deps), '0 5 * * *'),
    // midnight in India is 18:30 UTC; the other hours are for a server that was down then
    worker(
      batchesQueue,
      async () => {
        await refreshBatches(db);
      },
      '30 * * * *',
    ),
    worker(daysQueue, () => countChangedDays(db), '* * * * *'),
    worker(chainQueue, () => chainAudit(deps), '* * * * *'),
    worker(attackQueue, () => reportAttackedStaff(deps), '*/5 * * * *'),
    worker(importQueue, ({ importId }) => runImport(importDeps, importId)),
    ...paymentWorkers(createPaymentDeps(deps)),
    ...courierWorkers(createCourierDeps(deps)),
    ...(config.backupKey
      ? backupWorkers({ db, databaseUrl, uploads, config, secret: config.backupKey })
      : []),
    ...recallWorkers(deps),
  ];
}

/** Work without a job of its own. */
export function createRepeatedWork({
  config,
  settingsKey,
  postWebhook,
  ...deps
}: Pick<PaymentDepsInput, 'db' | 'jobs' | 'log' | 'sender'> & {
  config: Pick<Config, 'extensions' | 'settingsInput' | 'mode'>;
  settingsKey: SettingsKey;
  postWebhook: SafePost;
}): RepeatedWork[] {
  const receivers = [...config.extensions, ...noticeReceivers({ ...deps, config })];
  const keys = openPushKeys(deps.db, settingsKey);
  const extensions = createExtensionReceivers(receivers, config, deps.log);
  return [
    createEventDelivery({ ...deps, extensions, post: postWebhook, settingsKey }),
    createNoticeSender({ ...deps, config, keys, post: createPushPost(config) }),
  ];
}

async function purgeOldRows(db: Db): Promise<void> {
  await purgeExpired(db);
  await purgeChallenges(db);
  await purgeExpiredRateLimits(db);
  await retainFailedJobs(db);
  await purgeImports(db);
  await purgeEvents(db);
  await purgeRestockRequests(db);
  await purgeNotices(db);
  await purgeReminders(db);
  await purgeInvites(db);
  await purgeSecurityEvents(db);
}
