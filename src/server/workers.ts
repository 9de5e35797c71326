import { codeQueue, codeWorker } from './codes/send-code.ts';
import { attachInvoice } from './invoices/attach-invoice.ts';
import { mailQueue, mailWorker } from './mail/mail.ts';
import { expireHolds } from './orders/expire-holds.ts';
import { type PaymentGiven, paymentParts } from './payments/payment-parts.ts';
import { paymentQueues, paymentWorkers } from './payments/payment-workers.ts';
import type { Db } from './platform/db/db.ts';
import { keepFailedJobs } from './platform/failed-jobs.ts';
import { type Queue, type Worker, worker } from './platform/jobs.ts';
import type { Mailer } from './providers/mailer.ts';
import { forgetExpired } from './sessions/forget-expired.ts';
import { hasAccount } from './users/has-account.ts';

const forgetQueue: Queue<object> = { name: 'forget-expired' };
const holdsQueue: Queue<object> = { name: 'expire-holds' };

/** Every queue of the shop. */
export const queues: Queue<object>[] = [mailQueue, codeQueue, forgetQueue, holdsQueue, ...paymentQueues];

/** Everything that is done beside requests. */
export function createWorkers(parts: PaymentGiven & { mailer: Mailer }): Worker[] {
  const { db, mailer, sender } = parts;
  return [
    mailWorker(mailer, sender, (orderId) => attachInvoice(db, orderId)),
    codeWorker({ db, mailer, sender, hasAccount: (email) => hasAccount(db, email) }),
    worker(forgetQueue, () => tidyUp(db), '17 * * * *'),
    worker(holdsQueue, () => expireHolds(db), '* * * * *'),
    ...paymentWorkers(paymentParts(parts)),
  ];
}

async function tidyUp(db: Db): Promise<void> {
  await forgetExpired(db);
  await keepFailedJobs(db);
}
