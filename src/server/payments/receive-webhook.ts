import { type Failure, failure, type Success, success } from '../platform/result.ts';
import type { ProviderEvent, WebhookReading } from '../providers/provider-payment.ts';
import type { Unreachable } from '../providers/provider-result.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { eventQueue } from './payment-queues.ts';
import type { Provider } from './payment-source.ts';
import { findEvent, insertEvent } from './provider-events.store.ts';
import type { WebhookRateLimits } from './webhook-rate-limits.ts';

interface Webhook {
  body: Uint8Array;
  headers: Headers;
  /** The client address, as for all rate limits. */
  address: string;
}

/** Too many events that PayPal would have to verify; PayPal sends them again later. */
interface RateLimited {
  is: 'limited';
  seconds: number;
}

type Rejected =
  | Failure<'bad-signature' | 'bad-request' | 'provider-away'>
  | (Failure<'too-many'> & { seconds: number });

/** Saves a genuine event with its exact body and responds at once; a job processes it. A forged event is not saved. */
export async function receiveWebhook(
  deps: PaymentDeps,
  limits: WebhookRateLimits,
  provider: Provider,
  webhook: Webhook,
): Promise<Success<undefined> | Rejected> {
  const reading =
    provider === 'paypal' ? await readPaypal(deps, limits, webhook) : readRazorpay(deps, webhook);
  switch (reading.is) {
    case 'forged':
      return failure('bad-signature');
    case 'unreadable':
      return failure('bad-request');
    case 'unreachable':
      return failure('provider-away');
    case 'limited':
      return { ...failure('too-many'), seconds: reading.seconds };
    case 'genuine':
      await saveEvent(deps, provider, reading.event, Buffer.from(webhook.body).toString('utf8'));
      return success();
  }
}

function readRazorpay({ razorpay }: PaymentDeps, { body, headers }: Webhook): WebhookReading {
  const signature = headers.get('X-Razorpay-Signature') ?? undefined;
  const eventId = headers.get('X-Razorpay-Event-Id') ?? undefined;
  return razorpay.readWebhook({ body, signature, eventId });
}

/** Only PayPal can verify its events, so all checks that need no call come first. */
async function readPaypal(
  { db, paypal, offersPaypal }: PaymentDeps,
  limits: WebhookRateLimits,
  { body, headers, address }: Webhook,
): Promise<WebhookReading | Unreachable | RateLimited> {
  // nobody can sign an event for a shop without keys
  if (!offersPaypal) return { is: 'forged' };
  const inspected = paypal.precheckWebhook({ body, headers });
  if (inspected.is !== 'plausible') return inspected;
  const { event, text } = inspected;
  // PayPal has verified exactly this body before: a repeated event needs no second call
  const earlier = await findEvent(db, { provider: 'paypal', eventId: event.id });
  if (earlier?.body === text) return { is: 'genuine', event };
  const points = await limits.consume(db, address, event);
  if (points.wait > 0) return { is: 'limited', seconds: points.wait };
  const reading = await paypal.verifyWebhook(inspected);
  // an unreachable PayPal must not use up the rate limit
  if (reading.is !== 'forged') await points.giveBack();
  return reading;
}

function saveEvent(
  { db, jobs }: PaymentDeps,
  provider: Provider,
  { id: eventId }: ProviderEvent,
  body: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const isNew = await insertEvent(tx, { provider, eventId, body });
    if (isNew) await jobs.send(tx, eventQueue, { provider, eventId });
  });
}
