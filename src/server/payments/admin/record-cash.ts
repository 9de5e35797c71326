import type { ProviderCheck } from '../../../contract/admin/orders.ts';
import type { CashReceivedForm } from '../../../contract/admin/receipts.ts';
import { awaitsCash } from '../../../rules/cash-on-delivery.ts';
import { dayOf, startOfDay } from '../../../rules/days.ts';
import { storedNotes } from '../../../rules/order-notes.ts';
import { CASH_ON_DELIVERY } from '../../../rules/payment-methods.ts';
import { recordChange } from '../../audit/record-change.ts';
import { exactAmountText } from '../../emails/amount-text.ts';
import { addOrderNote, type LockedOrder, lockOrderWithLines } from '../../orders/locked-order.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { type Failure, failure, type Result, type Success, success } from '../../platform/result.ts';
import {
  type AttemptRow,
  findNewestAttempt,
  insertAttempt,
  type KnownAttempt,
  saveProviderOrder,
} from '../attempts.store.ts';
import { findMounted, type PaymentDeps } from '../payment-deps.ts';
import { findPayment } from '../payments.store.ts';
import { insertReceipt, receiptsOf } from '../receipts.store.ts';
import { settlePayment } from '../settle-payment.ts';
import { outcomeOf } from './outcome-of.ts';

type Code = 'order-not-found' | 'order-paid' | 'order-not-payable' | 'nothing-to-ask';

interface CashInput extends CashReceivedForm {
  adminId: string;
  orderId: string;
}

const provider = CASH_ON_DELIVERY;

/**
 * Saves that the cash of an order arrived, then settles it like every other payment. The cash of an order is recorded once,
 * whoever repeats it with whatever reference; another amount than the order's is put before the owner. After a crash in
 * between the reconciliation settles it, because the attempt is new.
 */
export async function recordCash(
  deps: PaymentDeps,
  input: CashInput,
): Promise<Result<Pick<ProviderCheck, 'outcome'>, Code>> {
  const mounted = findMounted(deps, provider);
  if (!mounted) return failure('nothing-to-ask');
  const { environment } = mounted.settings();
  const saved = await transaction<Success<Saved>, Failure<Code>>(deps.db, async (tx, rollback) => {
    const order = await lockOrderWithLines(tx, input.orderId);
    if (!order || order.deletedAt) return rollback(failure('order-not-found'));
    const result = await saveReceipt(tx, order, input, environment);
    return result.ok ? result : rollback(result);
  });
  if (!saved.ok) return saved;
  const { attempt, reference } = saved.value;
  await settlePayment(deps, attempt, { actor: 'system' });
  const payment = await findPayment(deps.db, provider, reference);
  return success({ outcome: payment ? outcomeOf(payment) : 'unknown' });
}

interface Saved {
  attempt: KnownAttempt;
  reference: string;
}

async function saveReceipt(
  tx: Db,
  order: LockedOrder,
  input: CashInput,
  environment: AttemptRow['environment'],
): Promise<Success<Saved> | Failure<Code>> {
  const of = { orderId: order.id, provider };
  const amountMinor = Math.round(input.amount * 100);
  const earlier = await receiptsOf(tx, of);
  const same = earlier.find((receipt) => [order.total, amountMinor].includes(receipt.amountMinor));
  const newest = await findNewestAttempt(tx, of);
  if (same && newest) return success({ attempt: await knownAttempt(tx, newest), reference: same.reference });
  if (order.paymentStatus !== 'PENDING') return failure('order-paid');
  if (!awaitsCash(order) || order.status === 'CANCELLED') return failure('order-not-payable');
  // a courier pays out many orders with one number
  const number = earlier.length > 0 ? `${order.number}-${earlier.length + 1}` : order.number;
  const reference = `${input.reference.replace(/\s+/g, '-') || 'cash'}-${number}`;
  const isToday = input.receivedOn === dayOf(new Date());
  const receivedAt = isToday ? new Date() : startOfDay(input.receivedOn);
  await insertReceipt(tx, { id: newId(), ...of, reference, amountMinor, receivedAt, note: input.note });
  await recordHistory(tx, order, { ...input, reference, amountMinor });
  const attempt = await insertAttempt(tx, {
    id: newId(),
    ...of,
    environment,
    amountMinor: order.total,
    currency: 'INR',
  });
  return success({ attempt: await knownAttempt(tx, attempt), reference });
}

/** Whether the cash of an order was recorded with this reference. */
export async function isCashRecorded(db: Db, orderId: string, reference: string): Promise<boolean> {
  const receipts = await receiptsOf(db, { orderId, provider });
  return receipts.some((receipt) => receipt.reference === reference);
}

async function knownAttempt(tx: Db, attempt: AttemptRow): Promise<KnownAttempt> {
  const providerOrderId =
    attempt.providerOrderId ?? (await saveProviderOrder(tx, attempt.id, `cash-${attempt.id}`));
  return { ...attempt, providerOrderId };
}

async function recordHistory(
  tx: Db,
  order: LockedOrder,
  { adminId, reference, amountMinor, receivedOn, note }: CashInput & { amountMinor: number },
): Promise<void> {
  const amount = exactAmountText({ amountMinor, currency: 'INR' });
  const received = storedNotes.cashReceived({ amount, reference });
  await addOrderNote(tx, order, { adminId, note: [received, note].filter(Boolean).join('. ') });
  await recordChange(tx, {
    actorId: adminId,
    action: 'record receipt',
    target: `order ${order.id}`,
    before: {},
    after: { provider, reference, amount, receivedOn, ...(note && { note }) },
  });
}
