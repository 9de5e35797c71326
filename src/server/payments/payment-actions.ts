import type { KnownAttempt, PaymentActions } from '../../extension/payment-actions.ts';
import { holdForPayment, lockForPayment } from '../orders/hold-for-payment.ts';
import { getOrder } from '../orders/read-orders.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import { failure } from '../platform/result.ts';
import { findAttempt, findAttemptById } from './attempts.store.ts';
import { requirePayable } from './begin-attempt.ts';
import type { MountedPayment } from './mount-payments.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { findPayment } from './payments.store.ts';
import { settlePayment } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

/** What the routes of a payment method can do, limited to its own payments. */
export function paymentActions(deps: PaymentDeps, mounted: MountedPayment): PaymentActions {
  const { db } = deps;
  const { id } = mounted.payment;
  return {
    start: (request) => startPayment(deps, mounted, request),
    findAttempt: (providerOrderId) => findAttempt(db, id, providerOrderId),
    findPayment: (providerPaymentId) => findPayment(db, id, providerPaymentId),
    holdForCapture: (userId, attempt) => holdForCapture(deps, userId, attempt),
    settle: async (attempt) => {
      const known = await findAttemptById(db, attempt.id);
      if (known?.provider !== id) throw new Error(`attempt ${attempt.id} is not one of ${id}`);
      return settlePayment(deps, known, { actor: 'provider' });
    },
    getOrder: (userId, orderId) => getOrder(db, userId, orderId),
  };
}

/** Nothing is captured for an order that is paid, deleted or sold out, or whose price in dollars has expired. */
function holdForCapture({ db }: PaymentDeps, userId: string, attempt: KnownAttempt) {
  return db.transaction(async (tx) => {
    const payable = requirePayable(await lockForPayment(tx, { userId, orderId: attempt.orderId }), userId);
    if (!payable.ok) return payable;
    const isExpired = attempt.validUntil && attempt.validUntil < (await databaseNow(tx));
    return isExpired ? failure('quote-expired') : holdForPayment(tx, payable.value);
  });
}
