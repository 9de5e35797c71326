import { readPaypalEvent } from '../providers/paypal-wire.ts';
import type { ProviderEvent } from '../providers/provider-payment.ts';
import { readRazorpayEvent } from '../providers/razorpay-wire.ts';
import { findAttempt, findAttemptById, type KnownAttempt } from './attempts.store.ts';
import { type PaymentParts, writingParts } from './payment-deps.ts';
import type { Provider } from './payment-source.ts';
import { findPayment } from './payments.store.ts';
import { type EventKey, findEvent, setFailed, setProcessed } from './provider-events.store.ts';
import { reportProblem } from './report-issue.ts';
import { settlePayment } from './settle-payment.ts';

/** So often an event may find nothing before a person is told; it is tried on. */
const TRIES_BEFORE_TELLING = 4;

/** Looks into a kept event. Throws while it cannot be settled: the queue tries again, later and later. */
export async function processEvent(parts: PaymentParts, key: EventKey): Promise<void> {
  const kept = await findEvent(parts.db, key);
  if (!kept || kept.processedAt) return;
  const event =
    key.provider === 'razorpay' ? readRazorpayEvent(key.eventId, kept.body) : readPaypalEvent(kept.body);
  if (event && isForeign(parts, key.provider, event)) return refuse(parts, key, event);
  const missing =
    event && (event.orderId || event.paymentId) ? await settle(parts, key.provider, event) : undefined;
  if (!missing) return setProcessed(parts.db, key);
  const tries = await setFailed(parts.db, key, missing);
  if (tries >= TRIES_BEFORE_TELLING) await tell(parts, key, event, missing);
  throw new Error(missing);
}

/** Signed well and meant for somebody else: one secret serves two accounts. */
function isForeign({ razorpay }: PaymentParts, provider: Provider, { accountId }: ProviderEvent): boolean {
  return provider === 'razorpay' && razorpay.accountId !== undefined && accountId !== razorpay.accountId;
}

async function refuse(given: PaymentParts, key: EventKey, event: ProviderEvent): Promise<void> {
  const parts = await writingParts(given);
  await parts.db.transaction(async (tx) => {
    await reportProblem(parts, tx, {
      kind: 'not-ours',
      subject: event.paymentId ?? event.orderId ?? key.eventId,
      provider: key.provider,
      providerPaymentId: event.paymentId ?? null,
      details: `Razorpay told of ${event.type} in account ${event.accountId}, and the shop's is ${given.razorpay.accountId}.`,
    });
    await setProcessed(tx, key);
  });
}

/** What is missing; undefined when it is done. */
async function settle(
  parts: PaymentParts,
  provider: Provider,
  event: ProviderEvent,
): Promise<string | undefined> {
  const attempt = await attemptOf(parts, provider, event);
  if (attempt === 'unreachable') return 'the provider does not answer';
  if (!attempt) return 'no order of ours is known for it';
  const settled = await settlePayment(parts, attempt, { actor: 'provider' });
  if (settled.is === 'unreachable') return 'the provider does not answer';
  return settled.is === 'refused' ? `the provider does not know it: ${settled.code}` : undefined;
}

async function attemptOf(
  { db, paypal }: PaymentParts,
  provider: Provider,
  { orderId, paymentId }: ProviderEvent,
): Promise<KnownAttempt | 'unreachable' | undefined> {
  if (orderId) return findAttempt(db, provider, orderId);
  if (!paymentId) return undefined;
  const payment = await findPayment(db, provider, paymentId);
  if (payment?.attemptId) return findAttemptById(db, payment.attemptId);
  if (provider === 'razorpay') return undefined;
  const capture = await paypal.getCapture(paymentId);
  if (capture.is === 'unreachable') return 'unreachable';
  const found = capture.is === 'ok' ? capture.value.orderId : undefined;
  return found ? findAttempt(db, provider, found) : undefined;
}

async function tell(
  given: PaymentParts,
  { provider, eventId }: EventKey,
  event: ProviderEvent | undefined,
  missing: string,
): Promise<void> {
  const parts = await writingParts(given);
  await parts.db.transaction((tx) =>
    reportProblem(parts, tx, {
      kind: 'unknown-order',
      subject: event?.paymentId ?? event?.orderId ?? eventId,
      provider,
      providerPaymentId: event?.paymentId ?? null,
      details: `${provider} told of ${event?.type ?? 'an event'}, and it cannot be settled: ${missing}.`,
    }),
  );
}
