import { isPayable } from '../../rules/order-status.ts';
import { holdForPayment, lockForPayment, type NotHeld } from '../orders/hold-for-payment.ts';
import type { LockedOrder } from '../orders/locked-order.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { newId } from '../platform/ids.ts';
import { type AttemptRow, findOpenAttempt, insertAttempt } from './attempts.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Provider } from './payment-source.ts';

export type NotPayable = 'order-not-found' | 'order-paid' | 'order-not-payable' | NotHeld;

export type Begun = { order: LockedOrder; attempt: AttemptRow; isNew: boolean };

interface Wish {
  userId: string;
  orderId: string;
  provider: Provider;
  /** What to ask for, given the locked order. */
  price: (tx: Db, order: LockedOrder) => Promise<Price>;
}

type Price = Pick<AttemptRow, 'amountMinor' | 'currency'> &
  Partial<Pick<AttemptRow, 'exchangeRate' | 'validUntil'>>;

/**
 * Writes down that the customer is about to pay, before any provider is asked; an attempt that is still open is used
 * again. From now on the order keeps its foods for another 30 minutes, as far as the owner's limit allows.
 */
export function beginAttempt(
  { db, sources }: PaymentDeps,
  { userId, orderId, provider, price }: Wish,
): Promise<Begun | NotPayable> {
  return withRetry(() =>
    transaction<Begun, NotPayable>(db, async (tx, rollback) => {
      const order = await lockForPayment(tx, { userId, orderId });
      if (!order) return rollback('order-not-found');
      const rejected = whyNotPayable(order, userId);
      if (rejected) return rollback(rejected);
      const notHeld = await holdForPayment(tx, order);
      if (notHeld) return rollback(notHeld);
      const asked = await price(tx, order);
      const { environment } = sources[provider];
      const open = await findOpenAttempt(tx, { orderId, provider, environment, ...asked });
      if (open) return { order, attempt: open, isNew: false };
      const attempt = await insertAttempt(tx, { id: newId(), orderId, provider, environment, ...asked });
      return { order, attempt, isNew: true };
    }),
  );
}

export function whyNotPayable(
  order: LockedOrder,
  userId: string,
): 'order-not-found' | 'order-paid' | 'order-not-payable' | undefined {
  if (order.userId !== userId || order.deletedAt) return 'order-not-found';
  if (order.paymentStatus !== 'PENDING') return 'order-paid';
  // a free order has nothing that a provider could take
  return isPayable(order) && order.total > 0 ? undefined : 'order-not-payable';
}
