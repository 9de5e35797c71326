import type { ApprovedPayment, ProviderReport, ReportedPayment } from '../../extension/payment-source.ts';
import type { Rejected, Unreachable } from '../../extension/provider-result.ts';
import { paymentIssues } from '../../messages/payment-issues.ts';
import type { OrderActor } from '../../rules/order-status.ts';
import { awaitsPayment } from '../orders/awaits-payment.ts';
import { holdApprovedOrder } from '../orders/hold-for-payment.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { type KnownAttempt, saveSaid, setAttemptStatus } from './attempts.store.ts';
import { NO_KEYS } from './missing-source.ts';
import { type PaymentDeps, writingDeps } from './payment-deps.ts';
import { findCaptured, hasRefunds } from './payments.store.ts';
import { receiptsOf } from './receipts.store.ts';
import { recordPayment } from './record-payment.ts';
import { reportIssue } from './report-issue.ts';
import { saidOfReport } from './said-of-report.ts';

type Settled = { is: 'settled' } | { is: 'other-environment' } | Rejected | Unreachable;

interface Options {
  actor: OrderActor;
  /** Also captures an approved payment that the customer's browser should have captured long ago. */
  isBrowserSilent?: boolean;
}

/**
 * Every flow ends here: the browser's confirmation, the webhook and the reconciliation only name the attempt to check.
 * Only the provider's current report counts. The first flow to get it records it; the others find it recorded.
 */
export async function settlePayment(
  deps: PaymentDeps,
  attempt: KnownAttempt,
  { actor, isBrowserSilent = false }: Options,
): Promise<Settled> {
  const source = deps.sources[attempt.provider];
  if (!source) return NO_KEYS;
  if (attempt.environment !== source.environment) {
    const issue = {
      kind: 'other-environment',
      subject: attempt.providerOrderId,
      provider: attempt.provider,
      orderId: attempt.orderId,
      details: () =>
        paymentIssues.otherEnvironment({
          provider: attempt.provider,
          begun: attempt.environment,
          now: source.environment,
        }),
    } as const;
    const writing = await writingDeps(deps);
    await deps.db.transaction((tx) => reportIssue(writing, tx, issue));
    return { is: 'other-environment' };
  }
  const fetchReport = async () => {
    const askedAt = await databaseNow(deps.db);
    const fetched = await source.fetchReport({
      ...attempt,
      hasRefunds: await hasRefunds(deps.db, attempt.orderId),
      receipts: await receiptsOf(deps.db, attempt),
    });
    await saveSaid(deps.db, attempt.id, askedAt, saidOfReport(fetched));
    return fetched;
  };
  let report = await fetchReport();
  if (report.is !== 'ok') return report;
  const { approved } = report.value;
  let isRejected = false;
  if (approved && (isBrowserSilent || !approved.isCapturedByBrowser)) {
    // the browser would have got an error and asked the customer to order again: so the same checks apply here
    isRejected = approved.isCapturedByBrowser && !(await isStillAvailable(deps, attempt));
    if (!isRejected && (await mayCapture(deps, attempt, approved))) {
      // the response does not matter: the next report has the result
      await source.capture?.(approved);
      report = await fetchReport();
      if (report.is !== 'ok') return report;
    }
  }
  const paid = report.value.payments.filter(wasCaptured).toSorted(byTime);
  for (const payment of paid) await recordPayment(deps, { attempt, payment, actor });
  if (paid.length === 0) {
    const status = isRejected ? 'failed' : statusOf(report.value, attempt);
    await setAttemptStatus(deps.db, attempt.id, status);
  }
  return { is: 'settled' };
}

async function isStillAvailable({ db, rates }: PaymentDeps, { orderId }: KnownAttempt): Promise<boolean> {
  if (!(await awaitsPayment(db, orderId))) return true;
  return withRetry(() => db.transaction((tx) => holdApprovedOrder(tx, orderId, rates)));
}

/** Nothing is captured that the shop would have to refund. */
async function mayCapture(
  { db }: PaymentDeps,
  attempt: KnownAttempt,
  { amount }: ApprovedPayment,
): Promise<boolean> {
  const isAmountRight =
    !amount || (amount.amountMinor === attempt.amountMinor && amount.currency === attempt.currency);
  const isQuoteExpired = attempt.validUntil !== null && attempt.validUntil < (await databaseNow(db));
  if (!isAmountRight || isQuoteExpired || (await findCaptured(db, attempt.orderId))) return false;
  return awaitsPayment(db, attempt.orderId);
}

function wasCaptured({ status }: ReportedPayment): boolean {
  return status === 'captured' || status === 'part-refunded' || status === 'refunded';
}

function byTime(a: ReportedPayment, b: ReportedPayment): number {
  return Number(a.capturedAt ?? 0) - Number(b.capturedAt ?? 0);
}

function statusOf({ payments, approved }: ProviderReport, attempt: KnownAttempt): KnownAttempt['status'] {
  if (approved || payments.some(({ status }) => status === 'pending')) return 'pending';
  return payments.length > 0 ? 'failed' : attempt.status;
}
