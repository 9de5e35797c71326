import type { Payment } from '../../extension/payments.ts';
import { isPayableOnline } from '../../rules/order-status.ts';
import { type HoldCode, holdForPayment, lockForPayment } from '../orders/hold-for-payment.ts';
import { extendHold, type LockedOrder } from '../orders/locked-order.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { newId } from '../platform/ids.ts';
import { type Failure, failure, type Result, type Success, success } from '../platform/result.ts';
import { type AttemptRow, findOpenAttempt, insertAttempt } from './attempts.store.ts';
import type { PaymentDeps } from './payment-deps.ts';

const HOUR_MS = 3_600_000;

type UnpayableCode = 'order-not-found' | 'order-paid' | 'order-not-payable';
export type AttemptCode = UnpayableCode | HoldCode;

export type StartedAttempt = { order: LockedOrder; attempt: AttemptRow; isNew: boolean };

interface AttemptRequest {
  userId: string;
  orderId: string;
  payment: Payment;
  /** The amount to charge for the locked order. */
  price: (tx: Db, order: LockedOrder) => Promise<Price>;
}

type Price = Pick<AttemptRow, 'amountMinor' | 'currency'> &
  Partial<Pick<AttemptRow, 'exchangeRate' | 'validUntil'>>;

/**
 * Saves that the customer is about to pay, before the provider is called; an open attempt is used again. From now on
 * the order holds its stock for another 30 minutes, as far as the shop's limit allows.
 */
export function beginAttempt(
  { db, sources, rates }: PaymentDeps,
  { userId, orderId, payment, price }: AttemptRequest,
): Promise<Success<StartedAttempt> | Failure<AttemptCode>> {
  return withRetry(() =>
    transaction<Success<StartedAttempt>, Failure<AttemptCode>>(db, async (tx, rollback) => {
      const locked = await lockForPayment(tx, { userId, orderId });
      const payable = requirePayable(locked, userId);
      if (!payable.ok) return rollback(payable);
      const held = await holdForPayment(tx, payable.value, rates);
      if (!held.ok) return rollback(held);
      const order = held.value;
      const priced = await price(tx, order);
      const { id: provider, isOpenAfterFailure = false } = payment;
      const environment = sources[provider]?.environment;
      if (!environment) throw new Error(`no source of ${provider}`);
      const wanted = { orderId, provider, environment, ...priced };
      const open = await findOpenAttempt(tx, wanted, isOpenAfterFailure);
      const attempt = open ?? (await insertAttempt(tx, { id: newId(), ...wanted }));
      // counted from the first start: another one does not prolong it
      const until = new Date(attempt.createdAt.getTime() + (payment.holdHours ?? 0) * HOUR_MS);
      return success({ order: await extendHold(tx, order, until), attempt, isNew: !open });
    }),
  );
}

export function requirePayable(
  order: LockedOrder | undefined,
  userId: string,
): Result<LockedOrder, UnpayableCode> {
  if (order?.userId !== userId || order.deletedAt) return failure('order-not-found');
  if (order.paymentStatus !== 'PENDING') return failure('order-paid');
  // a free order has nothing to charge
  return isPayableOnline(order, order.codAt !== null) && order.total > 0
    ? success(order)
    : failure('order-not-payable');
}
