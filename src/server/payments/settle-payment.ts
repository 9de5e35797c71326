import type { OrderActor } from '../../rules/order-status.ts';
import { awaitsPayment } from '../orders/awaits-payment.ts';
import { canStillBeHad } from '../orders/hold-for-payment.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import type { Rejected, Unreachable } from '../providers/provider-result.ts';
import { type KnownAttempt, setAttemptStatus } from './attempts.store.ts';
import { type PaymentDeps, writingDeps } from './payment-deps.ts';
import type { Promised, Seen, SeenPayment } from './payment-source.ts';
import { findCaptured, hasRefunds } from './payments.store.ts';
import { recordPayment } from './record-payment.ts';
import { reportIssue } from './report-issue.ts';

type Settled = { is: 'settled' } | { is: 'other-environment' } | Rejected | Unreachable;

interface How {
  actor: OrderActor;
  /** Also takes what the customer's browser should have taken long ago. */
  isBrowserSilent?: boolean;
}

/**
 * Where every road ends: the browser's word, the provider's event and the reconciliation only say where to look. What
 * counts is the provider's answer now; the first to bring it records it, all others find it done.
 */
export async function settlePayment(
  deps: PaymentDeps,
  attempt: KnownAttempt,
  { actor, isBrowserSilent = false }: How,
): Promise<Settled> {
  const source = deps.sources[attempt.provider];
  if (attempt.environment !== source.environment) {
    const issue = {
      kind: 'other-environment',
      subject: attempt.providerOrderId,
      provider: attempt.provider,
      orderId: attempt.orderId,
      details: `The payment was begun with ${attempt.provider} (${attempt.environment}); the shop now runs with ${source.environment}.`,
    } as const;
    const writing = await writingDeps(deps);
    await deps.db.transaction((tx) => reportIssue(writing, tx, issue));
    return { is: 'other-environment' };
  }
  const inspect = async () =>
    source.inspect({ ...attempt, hasRefunds: await hasRefunds(deps.db, attempt.orderId) });
  let seen = await inspect();
  if (seen.is !== 'ok') return seen;
  const { promised } = seen.value;
  let isRejected = false;
  if (promised && (isBrowserSilent || !promised.isBrowsersTurn)) {
    // what the browser would be refused is refused here too: its customer was told to order anew
    isRejected = promised.isBrowsersTurn && !(await isOrderToBeHad(deps, attempt));
    if (!isRejected && (await mayCapture(deps, attempt, promised))) {
      // whatever is answered, the next look tells what came of it
      await source.capturePromised(promised);
      seen = await inspect();
      if (seen.is !== 'ok') return seen;
    }
  }
  const paid = seen.value.payments.filter(hadMoney).toSorted(byTime);
  for (const payment of paid) await recordPayment(deps, { attempt, payment, actor });
  if (paid.length === 0) {
    const status = isRejected ? 'failed' : statusOf(seen.value, attempt);
    await setAttemptStatus(deps.db, attempt.id, status);
  }
  return { is: 'settled' };
}

async function isOrderToBeHad({ db }: PaymentDeps, { orderId }: KnownAttempt): Promise<boolean> {
  if (!(await awaitsPayment(db, orderId))) return true;
  return withRetry(() => db.transaction((tx) => canStillBeHad(tx, orderId)));
}

/** Nothing is taken that would have to be given back. */
async function mayCapture({ db }: PaymentDeps, attempt: KnownAttempt, { sum }: Promised): Promise<boolean> {
  const isAmountRight =
    !sum || (sum.amountMinor === attempt.amountMinor && sum.currency === attempt.currency);
  const isPriceOld = attempt.validUntil !== null && attempt.validUntil < (await databaseNow(db));
  if (!isAmountRight || isPriceOld || (await findCaptured(db, attempt.orderId))) return false;
  return awaitsPayment(db, attempt.orderId);
}

function hadMoney({ status }: SeenPayment): boolean {
  return status === 'captured' || status === 'part-refunded' || status === 'refunded';
}

function byTime(a: SeenPayment, b: SeenPayment): number {
  return Number(a.capturedAt ?? 0) - Number(b.capturedAt ?? 0);
}

function statusOf({ payments, promised }: Seen, attempt: KnownAttempt): KnownAttempt['status'] {
  if (promised || payments.some(({ status }) => status === 'pending')) return 'pending';
  return payments.length > 0 ? 'failed' : attempt.status;
}
