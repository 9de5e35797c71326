import type { ProviderCheck } from '../../../contract/admin/orders.ts';
import type { ReceiptForm } from '../../../contract/admin/receipts.ts';
import { onlineTotal } from '../../../rules/cash-on-delivery.ts';
import { storedNotes } from '../../../rules/order-notes.ts';
import { CASH_ON_DELIVERY } from '../../../rules/payment-methods.ts';
import { recordChange } from '../../audit/record-change.ts';
import { exactAmountText } from '../../emails/amount-text.ts';
import { addOrderNote, type LockedOrder, lockOrderWithLines } from '../../orders/locked-order.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { type Failure, failure, type Result, type Success, success } from '../../platform/result.ts';
import { findNewestAttempt, insertAttempt, type KnownAttempt, saveProviderOrder } from '../attempts.store.ts';
import { findMounted, type PaymentDeps } from '../payment-deps.ts';
import { findPayment } from '../payments.store.ts';
import { findReceipt, insertReceipt } from '../receipts.store.ts';
import { settlePayment } from '../settle-payment.ts';
import { outcomeOf } from './outcome-of.ts';

type Code = 'order-not-found' | 'nothing-to-ask' | 'reference-used';

/**
 * Saves that money arrived, then settles the payment like every other: the receipt only says where to look. Recording it again
 * settles again, so an admin whose request was lost repeats it.
 */
export async function recordReceipt(
  deps: PaymentDeps,
  { adminId, orderId, provider, amount, reference }: ReceiptForm & { adminId: string; orderId: string },
): Promise<Result<Pick<ProviderCheck, 'outcome'>, Code>> {
  const mounted = findMounted(deps, provider);
  // cash has its own form
  if (!mounted?.payment.hasReceipts || provider === CASH_ON_DELIVERY) return failure('nothing-to-ask');
  const receipt = { orderId, provider, reference, amountMinor: Math.round(amount * 100) };
  const { environment } = mounted.settings();
  const saved = await transaction<Success<KnownAttempt>, Failure<Code>>(deps.db, async (tx, rollback) => {
    const order = await lockOrderWithLines(tx, orderId);
    if (!order) return rollback(failure('order-not-found'));
    if (await insertReceipt(tx, { id: newId(), ...receipt }))
      await recordHistory(tx, adminId, order, receipt);
    else if (!isSame(await findReceipt(tx, receipt), receipt)) return rollback(failure('reference-used'));
    return success(await attemptOf(tx, { orderId, provider, environment, amountMinor: onlineTotal(order) }));
  });
  if (!saved.ok) return saved;
  await settlePayment(deps, saved.value, { actor: 'system' });
  const payment = await findPayment(deps.db, provider, reference);
  return success({ outcome: payment ? outcomeOf(payment) : 'unknown' });
}

type Receipt = Omit<ReceiptForm, 'amount'> & { orderId: string; amountMinor: number };

function isSame(known: Receipt | undefined, { orderId, amountMinor }: Receipt): boolean {
  return known?.orderId === orderId && known.amountMinor === amountMinor;
}

async function recordHistory(tx: Db, adminId: string, order: LockedOrder, receipt: Receipt): Promise<void> {
  const { provider, reference, amountMinor } = receipt;
  const amount = exactAmountText({ amountMinor, currency: 'INR' });
  await addOrderNote(tx, order, { adminId, note: storedNotes.arrived({ amount, reference }) });
  await recordChange(tx, {
    actorId: adminId,
    action: 'record receipt',
    target: `order ${order.id}`,
    before: {},
    after: { provider, reference, amount },
  });
}

/** The attempt that the customer started, or one for a customer who transferred the money without starting any. */
async function attemptOf(
  tx: Db,
  wanted: Pick<KnownAttempt, 'orderId' | 'provider' | 'environment' | 'amountMinor'>,
): Promise<KnownAttempt> {
  const attempt =
    (await findNewestAttempt(tx, wanted)) ??
    (await insertAttempt(tx, { id: newId(), currency: 'INR', ...wanted }));
  const providerOrderId =
    attempt.providerOrderId ?? (await saveProviderOrder(tx, attempt.id, `receipt-${attempt.id}`));
  return { ...attempt, providerOrderId };
}
