import {
  failOldAttempts,
  findAttemptById,
  type KnownAttempt,
  selectToCheckAgain,
  selectUnsettled,
  setChecked,
} from './attempts.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { selectOpenRefunds } from './payments.store.ts';
import { processEvent } from './process-event.ts';
import { selectWaiting } from './provider-events.store.ts';
import { sendRefund } from './send-refund.ts';
import { settlePayment } from './settle-payment.ts';

const DAY = 24 * 60;
const PATIENCE = 2;
/** After so many minutes no bank authorises a payment any more. */
export const LATEST_AUTHORISATION = 3 * DAY;
/** A customer who pays twice does so while the first payment window is still open. */
const SECOND_CHECK_AFTER = 20;

/** Runs each minute: checks started payments without a result. */
export async function reconcile(deps: PaymentDeps): Promise<void> {
  const open = await selectUnsettled(deps.db, {
    statuses: ['created', 'pending'],
    youngest: PATIENCE,
    oldest: 60,
    unchecked: 0,
    limit: 200,
  });
  await settleAll(deps, open);
}

/**
 * Runs each hour: checks the attempts of the last three days, also failed ones, because a bank may respond late, and
 * succeeded ones, because they may have been paid twice. Then it retries events and refunds whose jobs gave up.
 */
export async function reconcileDays(deps: PaymentDeps): Promise<void> {
  await settleAll(deps, [
    ...(await selectUnsettled(deps.db, {
      statuses: ['created', 'pending', 'failed'],
      youngest: PATIENCE,
      oldest: LATEST_AUTHORISATION,
      unchecked: 30,
      limit: 2000,
    })),
    ...(await selectToCheckAgain(deps.db, {
      after: SECOND_CHECK_AFTER,
      oldest: LATEST_AUTHORISATION,
      limit: 2000,
    })),
  ]);
  await failOldAttempts(deps.db, LATEST_AUTHORISATION);
  for (const key of await selectWaiting(deps.db)) await logFailure(deps, () => processEvent(deps, key));
  for (const { refundId } of await selectOpenRefunds(deps.db, false)) {
    await logFailure(deps, () => sendRefund(deps, { refundId }));
  }
  for (const { attemptId } of await selectOpenRefunds(deps.db, true)) {
    const attempt = attemptId && (await findAttemptById(deps.db, attemptId));
    if (attempt) await logFailure(deps, () => settlePayment(deps, attempt, { actor: 'system' }));
  }
}

async function settleAll(deps: PaymentDeps, attempts: KnownAttempt[]): Promise<void> {
  const unreachable = new Set<string>();
  for (const attempt of attempts) {
    if (unreachable.has(attempt.provider)) continue;
    const settled = await logFailure(deps, () => checkAttempt(deps, attempt));
    if (settled?.is === 'unreachable') unreachable.add(attempt.provider);
  }
}

async function checkAttempt(deps: PaymentDeps, attempt: KnownAttempt) {
  const settled = await settlePayment(deps, attempt, { actor: 'system', isBrowserSilent: true });
  if (settled.is !== 'unreachable') await setChecked(deps.db, attempt.id);
  return settled;
}

/** A failure must not stop the others. */
async function logFailure<Done>({ log }: PaymentDeps, act: () => Promise<Done>): Promise<Done | undefined> {
  try {
    return await act();
  } catch (error) {
    log.warn({ error }, 'reconciliation of payments failed');
    return undefined;
  }
}
