import type { Sender } from '../emails/email-layout.ts';
import { deliverEmail, MAIL_RETRIES } from '../emails/email-queue.ts';
import { orderPlacedEmail } from '../emails/order-placed-email.ts';
import { translateNames } from '../foods/translate-names.ts';
import type { Db } from '../platform/db/db.ts';
import { type Jobs, type Queue, type Worker, worker } from '../platform/jobs.ts';
import type { Mailer } from '../providers/mailer.ts';
import { findOrder } from './admin/orders.store.ts';
import { type OrderRow, selectItems } from './orders.store.ts';

interface PlacedMail {
  orderId: string;
  to: { name: string; address: string };
}

/** The e-mail is written by the worker, from the order: a customer who orders does not wait for it. */
export const placedMailQueue: Queue<PlacedMail> = {
  name: 'order-mail',
  options: MAIL_RETRIES,
  isQuiet: true,
};

/** In the transaction of the order. Call `jobs.wake(placedMailQueue)` after the commit. */
export async function enqueuePlacedMail(
  jobs: Jobs,
  tx: Db,
  { id: orderId, name, email: address }: Pick<OrderRow, 'id' | 'name' | 'email'>,
): Promise<void> {
  // a customer who orders by phone may have no e-mail
  if (address !== '') await jobs.send(tx, placedMailQueue, { orderId, to: { name, address } });
}

export function createPlacedMailWorker(db: Db, mailer: Mailer, sender: () => Promise<Sender>): Worker {
  return worker(placedMailQueue, async ({ orderId, to }, jobId) => {
    const order = await findOrder(db, orderId);
    if (!order) return;
    const from = await sender();
    const lines = await translateNames(db, await selectItems(db, [orderId]), order.language);
    const content = orderPlacedEmail({ ...order, isByPhone: order.cartVersion === null, lines }, from);
    await deliverEmail(mailer, from, { to, content }, jobId);
  });
}
