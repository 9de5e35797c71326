import type { AfterSale, ReturnRequest } from '../../contract/returns.ts';
import { businessDaysLater } from '../../rules/delivery.ts';
import { policyOfOrder, type ShopPolicy } from '../../rules/policy.ts';
import { allowedRequests, cancelPath, freeCancelUntil } from '../../rules/returns.ts';
import { creditNotesOf } from '../invoices/get-credit-note.ts';
import { findRefundable } from '../orders/admin/refund-order.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { getPolicy } from '../shop/shop-policy.ts';
import {
  findForAfterSale,
  hasInvoice,
  selectRefundsOf,
  selectReturns,
  selectReturnsOf,
} from './returns.store.ts';

/** What the customer can still do with an order: cancel or request a return; and its requests and refunds. */
export async function getAfterSale(
  db: Db,
  targetOf: (provider: string) => string,
  orderId: string,
  userId: string,
): Promise<Result<AfterSale, 'order-not-found'>> {
  const order = await findForAfterSale(db, orderId, userId);
  if (!order) return failure('order-not-found');
  const now = await databaseNow(db);
  const [current, requests, refunds, isBilled, refundable, notes] = await Promise.all([
    getPolicy(db),
    selectReturnsOf(db, orderId),
    selectRefundsOf(db, orderId),
    hasInvoice(db, orderId),
    findRefundable(db, orderId),
    creditNotesOf(db, orderId),
  ]);
  const policy = policyOfOrder(current, order.promise);
  const cancel = cancelPath(order, now, policy);
  const requested = new Set(requests.filter(({ status }) => status === 'open').map(({ kind }) => kind));
  return success({
    cancel,
    freeCancelUntil: freeCancelUntil(order.createdAt, policy).toISOString(),
    mayAsk: allowedRequests(order, now, policy).filter((kind) => !requested.has(kind)),
    requests: requests.map(requestResponse),
    refunds: refunds.map(({ amountMinor, currency, status, createdAt }) => ({
      amount: amountMinor / 100,
      currency,
      status,
      requestedAt: createdAt.toISOString(),
      expectedBy: businessDaysLater(createdAt, policy.refundBusinessDays.max),
    })),
    refundOnCancel:
      cancel === 'at-once' && refundable && refundable.left > 0
        ? { ...expectedRefund(refundable, now, policy), target: targetOf(refundable.provider) }
        : null,
    hasInvoice: isBilled,
    creditNotes: notes.map(({ refundId: _refundId, ...note }) => note),
  });
}

/** The refund of a payment whose order is cancelled now. */
export function expectedRefund(
  { left, currency, provider }: NonNullable<Awaited<ReturnType<typeof findRefundable>>>,
  now: Date,
  policy: ShopPolicy,
) {
  const expectedBy = businessDaysLater(now, policy.refundBusinessDays.max);
  return { amountMinor: left, currency, provider, expectedBy };
}

/** The return requests of one order, oldest first. */
export async function returnsOfOrder(db: Db, orderId: string): Promise<ReturnRequest[]> {
  return (await selectReturnsOf(db, orderId)).map(requestResponse);
}

export async function listReturns(
  db: Db,
  page: Parameters<typeof selectReturns>[1],
): Promise<ReturnRequest[]> {
  return (await selectReturns(db, page)).map(requestResponse);
}

function requestResponse({
  id,
  createdAt,
  sentAt,
  email: _email,
  ...request
}: Awaited<ReturnType<typeof selectReturns>>[number]): ReturnRequest {
  return {
    ...request,
    _id: id,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}
