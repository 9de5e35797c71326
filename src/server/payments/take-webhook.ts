import type { Unreachable } from '../providers/answer.ts';
import type { ProviderEvent, WebhookReading } from '../providers/provider-payment.ts';
import type { PaymentParts } from './payment-parts.ts';
import { eventQueue } from './payment-queues.ts';
import type { Provider } from './payment-source.ts';
import { insertEvent } from './provider-events.store.ts';

type Taken = 'taken' | 'bad-signature' | 'bad-request' | 'provider-away';

/** Keeps a genuine event as it came and answers at once; a job looks into it. What is forged leaves no trace. */
export async function takeWebhook(
  parts: PaymentParts,
  provider: Provider,
  { body, headers }: { body: Uint8Array; headers: Headers },
): Promise<Taken> {
  const reading = await read(parts, provider, body, headers);
  switch (reading.is) {
    case 'forged':
      return 'bad-signature';
    case 'unreadable':
      return 'bad-request';
    case 'unreachable':
      return 'provider-away';
    case 'genuine':
      await keep(parts, provider, reading.event, Buffer.from(body).toString('utf8'));
      return 'taken';
  }
}

async function read(
  { razorpay, paypal, offersPaypal }: PaymentParts,
  provider: Provider,
  body: Uint8Array,
  headers: Headers,
): Promise<WebhookReading | Unreachable> {
  // nobody can have signed for a shop without keys, and PayPal is not asked about it
  if (provider === 'paypal') return offersPaypal ? paypal.readWebhook({ body, headers }) : { is: 'forged' };
  const signature = headers.get('X-Razorpay-Signature') ?? undefined;
  const eventId = headers.get('X-Razorpay-Event-Id') ?? undefined;
  return razorpay.readWebhook({ body, signature, eventId });
}

function keep(
  { db, jobs }: PaymentParts,
  provider: Provider,
  { id: eventId }: ProviderEvent,
  body: string,
): Promise<void> {
  return db.transaction(async (tx) => {
    const isNew = await insertEvent(tx, { provider, eventId, body });
    if (isNew) await jobs.send(tx, eventQueue, { provider, eventId });
  });
}
