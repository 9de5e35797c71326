import type pg from 'pg';
import type { Db } from '../platform/db/db.ts';
import { createRateLimit, type RateLimit } from '../platform/rate-limits.ts';
import type { ProviderEvent } from '../providers/provider-payment.ts';
import { findAttempt } from './attempts.store.ts';
import { findPayment } from './payments.store.ts';

const TEN_MINUTES = 600;

type Share = [RateLimit, string];

/** How often events may make the shop ask PayPal. */
export interface WebhookRateLimits {
  /** Takes this event's points, or none: `wait` is 0, or the seconds until there are any again. */
  consume(db: Db, address: string, event: ProviderEvent): Promise<ConsumedPoints>;
}

interface ConsumedPoints {
  wait: number;
  giveBack(): Promise<void>;
}

/**
 * Only events that turn out to be forged use these up: points are given back for a genuine event, for one that PayPal could
 * not be asked about, and for one that was rejected without asking. An event about an order of ours has a share of its own,
 * so that strangers, who know no such order, cannot use up what genuine events need; PayPal sends again what was rejected.
 */
export function createWebhookRateLimits(pool: pg.Pool): WebhookRateLimits {
  const perAddress = createRateLimit(pool, 'webhook-address', { points: 10, seconds: TEN_MINUTES });
  const perOrder = createRateLimit(pool, 'webhook-order', { points: 10, seconds: TEN_MINUTES });
  const ofOrders = createRateLimit(pool, 'webhook-orders', { points: 300, seconds: TEN_MINUTES });
  const unknown = createRateLimit(pool, 'webhook-unknown', { points: 30, seconds: TEN_MINUTES });
  return {
    consume: async (db, address, event) => {
      const order = await knownOrder(db, event);
      const shares: Share[] = order
        ? [
            [perOrder, order],
            [ofOrders, 'all'],
          ]
        : [[unknown, 'all']];
      const taken: Share[] = [];
      const giveBack = async () => {
        for (const [limit, key] of taken) await limit.giveBack(key);
      };
      for (const [limit, key] of [[perAddress, address] as Share, ...shares]) {
        const wait = await limit.consume(key);
        if (wait > 0) {
          await giveBack();
          return { wait, giveBack: async () => {} };
        }
        taken.push([limit, key]);
      }
      return { wait: 0, giveBack };
    },
  };
}

async function knownOrder(db: Db, { orderId, paymentId }: ProviderEvent): Promise<string | undefined> {
  const attempt = orderId && (await findAttempt(db, 'paypal', orderId));
  if (attempt) return attempt.id;
  const payment = paymentId && (await findPayment(db, 'paypal', paymentId));
  return payment ? payment.id : undefined;
}
