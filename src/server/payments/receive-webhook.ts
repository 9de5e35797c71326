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
  /** Who sent it, as for all limits. */
  address: string;
}

/** Too many that PayPal would have to be asked about; it sends them again. */
interface Limited {
  is: 'limited';
  seconds: number;
}

type Consumed = 'taken' | 'bad-signature' | 'bad-request' | 'provider-away' | Limited;

/** Keeps a genuine event as it came and answers at once; a job looks into it. What is forged leaves no trace. */
export async function receiveWebhook(
  deps: PaymentDeps,
  limits: WebhookRateLimits,
  provider: Provider,
  webhook: Webhook,
): Promise<Consumed> {
  const reading =
    provider === 'paypal' ? await readPaypal(deps, limits, webhook) : readRazorpay(deps, webhook);
  switch (reading.is) {
    case 'forged':
      return 'bad-signature';
    case 'unreadable':
      return 'bad-request';
    case 'unreachable':
      return 'provider-away';
    case 'limited':
      return reading;
    case 'genuine':
      await store(deps, provider, reading.event, Buffer.from(webhook.body).toString('utf8'));
      return 'taken';
  }
}

function readRazorpay({ razorpay }: PaymentDeps, { body, headers }: Webhook): WebhookReading {
  const signature = headers.get('X-Razorpay-Signature') ?? undefined;
  const eventId = headers.get('X-Razorpay-Event-Id') ?? undefined;
  return razorpay.readWebhook({ body, signature, eventId });
}

/** Only PayPal can say whether an event is its own, so everything that needs no call comes first. */
async function readPaypal(
  { db, paypal, offersPaypal }: PaymentDeps,
  limits: WebhookRateLimits,
  { body, headers, address }: Webhook,
): Promise<WebhookReading | Unreachable | Limited> {
  // nobody can have signed for a shop without keys
  if (!offersPaypal) return { is: 'forged' };
  const inspected = paypal.precheckWebhook({ body, headers });
  if (inspected.is !== 'plausible') return inspected;
  const { event, text } = inspected;
  // PayPal has confirmed these very bytes before: what it repeats needs no second call
  const earlier = await findEvent(db, { provider: 'paypal', eventId: event.id });
  if (earlier?.body === text) return { is: 'genuine', event };
  const points = await limits.consume(db, address, event);
  if (points.wait > 0) return { is: 'limited', seconds: points.wait };
  const reading = await paypal.verifyWebhook(inspected);
  // while PayPal is away the points are held only as long as each call lasts
  if (reading.is !== 'forged') await points.giveBack();
  return reading;
}

function store(
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
