import type { ProviderEvent, WebhookReading } from '../../extension/payment-source.ts';
import type { Unreachable } from '../../extension/provider-result.ts';
import type { Log } from '../platform/log.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import type { MountedPayment } from './mount-payments.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { eventQueue } from './payment-queues.ts';
import { findEvent, insertEvent } from './provider-events.store.ts';
import type { WebhookRateLimits } from './webhook-rate-limits.ts';

interface Webhook {
  body: Uint8Array;
  headers: Headers;
  /** The client address, as for all rate limits. */
  address: string;
}

/** Too many events that the provider would have to verify; it sends them again later. */
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
  mounted: MountedPayment,
  webhook: Webhook,
): Promise<Success<undefined> | Rejected> {
  const reading = await readWebhook(deps, limits, mounted, webhook);
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
      await saveEvent(deps, mounted.payment.id, reading.event, Buffer.from(webhook.body).toString('utf8'));
      return success();
  }
}

/** Where only the provider can verify its events, all checks that need no call come first. */
async function readWebhook(
  { db, log }: PaymentDeps,
  limits: WebhookRateLimits,
  { payment: { id: provider }, settings, server }: MountedPayment,
  { body, headers, address }: Webhook,
): Promise<WebhookReading | Unreachable | RateLimited> {
  const { webhook } = server();
  // nobody can sign an event for a shop without keys
  if (!webhook || !settings().isOffered) return { is: 'forged' };
  const inspected = inspect(log, provider, () => webhook.read({ body, headers }));
  if (inspected.is !== 'plausible') return inspected;
  const { event } = inspected;
  // the provider has verified exactly this body before: a repeated event needs no second call
  const earlier = await findEvent(db, { provider, eventId: event.id });
  if (earlier?.body === Buffer.from(body).toString('utf8')) return { is: 'genuine', event };
  const points = await limits.consume(db, { provider, address, event });
  if (points.wait > 0) return { is: 'limited', seconds: points.wait };
  const reading = (await webhook.verify?.({ body, headers })) ?? { is: 'forged' };
  // an unreachable provider must not use up the rate limit
  if (reading.is !== 'forged') await points.giveBack();
  return reading;
}

/** Anybody can send anything here: what a method cannot read is the sender's mistake. */
function inspect<Reading>(log: Log, payment: string, read: () => Reading): Reading | { is: 'unreadable' } {
  try {
    return read();
  } catch (error) {
    log.warn({ error, payment }, 'a payment method could not read a webhook');
    return { is: 'unreadable' };
  }
}

function saveEvent(
  { db, jobs }: PaymentDeps,
  provider: string,
  { id: eventId }: ProviderEvent,
  body: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const isNew = await insertEvent(tx, { provider, eventId, body });
    if (isNew) await jobs.send(tx, eventQueue, { provider, eventId });
  });
}
