import {
  findAttemptById,
  giveUpAttempts,
  type KnownAttempt,
  selectToCheckAgain,
  selectUnsettled,
  setChecked,
} from './attempts.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Provider } from './payment-source.ts';
import { selectOpenRefunds } from './payments.store.ts';
import { processEvent } from './process-event.ts';
import { selectWaiting } from './provider-events.store.ts';
import { sendRefund } from './send-refund.ts';
import { settlePayment } from './settle-payment.ts';

const DAY = 24 * 60;
const PATIENCE = 2;
/** After so many minutes no bank says yes to what was begun. */
export const LATEST_AUTHORISATION = 3 * DAY;
/** Who pays twice does so while the first window is still open. */
const SECOND_CHECK_AFTER = 20;

/** Each minute: payments that were begun and of which nobody has told us. */
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

/** Each hour: the last three days, also what had failed, for a bank may answer late, and what succeeded, for it may have been paid twice; and what was left lying. */
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
  await giveUpAttempts(deps.db, LATEST_AUTHORISATION);
  for (const key of await selectWaiting(deps.db)) await quietly(deps, () => processEvent(deps, key));
  for (const { refundId } of await selectOpenRefunds(deps.db, false)) {
    await quietly(deps, () => sendRefund(deps, { refundId }));
  }
  for (const { attemptId } of await selectOpenRefunds(deps.db, true)) {
    const attempt = attemptId && (await findAttemptById(deps.db, attemptId));
    if (attempt) await quietly(deps, () => settlePayment(deps, attempt, { actor: 'system' }));
  }
}

async function settleAll(deps: PaymentDeps, attempts: KnownAttempt[]): Promise<void> {
  const away = new Set<Provider>();
  for (const attempt of attempts) {
    if (away.has(attempt.provider)) continue;
    const settled = await quietly(deps, () => checkAttempt(deps, attempt));
    if (settled?.is === 'unreachable') away.add(attempt.provider);
  }
}

async function checkAttempt(deps: PaymentDeps, attempt: KnownAttempt) {
  const settled = await settlePayment(deps, attempt, { actor: 'system', isBrowserSilent: true });
  if (settled.is !== 'unreachable') await setChecked(deps.db, attempt.id);
  return settled;
}

/** One that fails must not keep the others waiting. */
async function quietly<Done>({ log }: PaymentDeps, act: () => Promise<Done>): Promise<Done | undefined> {
  try {
    return await act();
  } catch (error) {
    log.warn({ error }, 'reconciliation');
    return undefined;
  }
}
