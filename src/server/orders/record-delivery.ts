import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { orderStatusEmails } from '../emails/order-status-emails.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { changeStatus } from './change-status.ts';
import { lockOrder } from './orders.store.ts';

/** The courier reported that it delivered a shipped order. An order in another status stays as it is. */
export async function recordDelivery(
  { jobs, from, note }: { jobs: Jobs; from: Sender; note: string },
  tx: Db,
  orderId: string,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'SHIPPED') return;
  const changed = await changeStatus(tx, order, { to: 'DELIVERED', actor: 'provider', note });
  if (!changed.ok || !order.email) return;
  await enqueueEmail(jobs, tx, {
    to: { name: order.name, address: order.email },
    content: orderStatusEmails.deliver({ ...changed.value, reason: '' }, from),
  });
}
