import type { ProviderEvent } from '../../extension/payment-source.ts';
import { findAttempt, findAttemptById, type KnownAttempt } from './attempts.store.ts';
import { findMounted, type PaymentDeps, writingDeps } from './payment-deps.ts';
import { findPayment } from './payments.store.ts';
import { type EventKey, findEvent, setFailed, setProcessed } from './provider-events.store.ts';
import { reportIssue } from './report-issue.ts';
import { settlePayment } from './settle-payment.ts';

/** After so many failed tries admins are notified; the retries go on. */
const TRIES_BEFORE_NOTIFYING = 4;

/** Processes a saved event. Throws while it cannot be settled: the queue retries with growing delays. */
export async function processEvent(deps: PaymentDeps, key: EventKey): Promise<void> {
  const saved = await findEvent(deps.db, key);
  if (!saved || saved.processedAt) return;
  const webhook = findMounted(deps, key.provider)?.server().webhook;
  const event = webhook?.readSaved(key.eventId, saved.body);
  if (event && isForeign(deps, key.provider, event)) return reportForeign(deps, key, event);
  const problem =
    event && (event.orderId || event.paymentId) ? await settleEvent(deps, key.provider, event) : undefined;
  if (!problem) return setProcessed(deps.db, key);
  const tries = await setFailed(deps.db, key, problem);
  if (tries >= TRIES_BEFORE_NOTIFYING) await reportUnsettled(deps, key, event, problem);
  throw new Error(problem);
}

/** A valid signature for another account: two accounts share one secret. */
function isForeign(deps: PaymentDeps, provider: string, event: ProviderEvent): boolean {
  const accountId = findMounted(deps, provider)?.server().accountId;
  return accountId !== undefined && event.accountId !== accountId;
}

async function reportForeign(input: PaymentDeps, key: EventKey, event: ProviderEvent): Promise<void> {
  const deps = await writingDeps(input);
  const mounted = findMounted(input, key.provider);
  await deps.db.transaction(async (tx) => {
    await reportIssue(deps, tx, {
      kind: 'not-ours',
      subject: event.paymentId ?? event.orderId ?? key.eventId,
      provider: key.provider,
      providerPaymentId: event.paymentId ?? null,
      details: `${mounted?.payment.provider} told of ${event.type} in account ${event.accountId}, and the shop's is ${mounted?.server().accountId}.`,
    });
    await setProcessed(tx, key);
  });
}

/** Why the event could not be settled; undefined when it was. */
async function settleEvent(
  deps: PaymentDeps,
  provider: string,
  event: ProviderEvent,
): Promise<string | undefined> {
  const attempt = await attemptOf(deps, provider, event);
  if (attempt === 'unreachable') return 'the provider does not answer';
  if (!attempt) return 'no order of ours is known for it';
  const settled = await settlePayment(deps, attempt, { actor: 'provider' });
  if (settled.is === 'unreachable') return 'the provider does not answer';
  return settled.is === 'rejected' ? `the provider does not know it: ${settled.code}` : undefined;
}

async function attemptOf(
  { db, sources }: PaymentDeps,
  provider: string,
  { orderId, paymentId }: ProviderEvent,
): Promise<KnownAttempt | 'unreachable' | undefined> {
  if (orderId) return findAttempt(db, provider, orderId);
  if (!paymentId) return undefined;
  const payment = await findPayment(db, provider, paymentId);
  if (payment?.attemptId) return findAttemptById(db, payment.attemptId);
  const fetched = await sources[provider]?.fetchPayment?.(paymentId);
  if (fetched?.is === 'unreachable') return 'unreachable';
  const found = fetched?.is === 'ok' ? fetched.value.orderId : undefined;
  return found ? findAttempt(db, provider, found) : undefined;
}

async function reportUnsettled(
  input: PaymentDeps,
  { provider, eventId }: EventKey,
  event: ProviderEvent | undefined,
  problem: string,
): Promise<void> {
  const deps = await writingDeps(input);
  await deps.db.transaction((tx) =>
    reportIssue(deps, tx, {
      kind: 'unknown-order',
      subject: event?.paymentId ?? event?.orderId ?? eventId,
      provider,
      providerPaymentId: event?.paymentId ?? null,
      details: `${provider} told of ${event?.type ?? 'an event'}, and it cannot be settled: ${problem}.`,
    }),
  );
}
