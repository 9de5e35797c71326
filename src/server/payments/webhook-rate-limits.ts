import type pg from 'pg';
import type { ProviderEvent } from '../../extension/payment-source.ts';
import type { Db } from '../platform/db/db.ts';
import { createRateLimit, type RateLimit } from '../platform/rate-limits.ts';
import { findAttempt } from './attempts.store.ts';
import { findPayment } from './payments.store.ts';

const TEN_MINUTES = 600;

type Share = [RateLimit, string];

/** How often events may make the shop call a provider. */
export interface WebhookRateLimits {
  /** Consumes the points of this event, or none: `wait` is 0, or the seconds until points are available again. */
  consume(db: Db, webhook: UnverifiedEvent): Promise<ConsumedPoints>;
}

interface UnverifiedEvent {
  provider: string;
  address: string;
  event: ProviderEvent;
}

interface ConsumedPoints {
  wait: number;
  giveBack(): Promise<void>;
}

/**
 * Only forged events use up points: they are given back for a genuine event, for one that the provider could not verify,
 * and for one that was rejected without a call. An event about a known order has a limit of its own, so that a stranger,
 * who knows no such order, cannot block genuine events. Providers repeat rejected events.
 */
export function createWebhookRateLimits(pool: pg.Pool): WebhookRateLimits {
  const perAddress = createRateLimit(pool, 'webhook-address', { points: 10, seconds: TEN_MINUTES });
  const perOrder = createRateLimit(pool, 'webhook-order', { points: 10, seconds: TEN_MINUTES });
  const ofOrders = createRateLimit(pool, 'webhook-orders', { points: 300, seconds: TEN_MINUTES });
  const unknown = createRateLimit(pool, 'webhook-unknown', { points: 30, seconds: TEN_MINUTES });
  return {
    consume: async (db, { provider, address, event }) => {
      const order = await knownOrder(db, provider, event);
      const shares: Share[] = order
        ? [
            [perOrder, order],
            [ofOrders, 'all'],
          ]
        : [[unknown, 'all']];
      const consumed: Share[] = [];
      const giveBack = async () => {
        for (const [limit, key] of consumed) await limit.giveBack(key);
      };
      for (const [limit, key] of [[perAddress, address] as Share, ...shares]) {
        const wait = await limit.consume(key);
        if (wait > 0) {
          await giveBack();
          return { wait, giveBack: async () => {} };
        }
        consumed.push([limit, key]);
      }
      return { wait: 0, giveBack };
    },
  };
}

async function knownOrder(
  db: Db,
  provider: string,
  { orderId, paymentId }: ProviderEvent,
): Promise<string | undefined> {
  const attempt = orderId && (await findAttempt(db, provider, orderId));
  if (attempt) return attempt.id;
  const payment = paymentId && (await findPayment(db, provider, paymentId));
  return payment ? payment.id : undefined;
}
