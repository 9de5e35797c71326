import { Hono } from 'hono';
import { z } from 'zod';
import type { CourierStore } from './store.ts';

const UNDELIVERED = '21';
const actionBody = z.looseObject({
  action: z.enum(['re-attempt', 'return']),
  comments: z.string().min(1).max(500),
});

/** What a shop may ask for after a failed delivery, once for each. */
export function failedDeliveryRoutes(store: CourierStore): Hono {
  return new Hono().post('/ndr/:awb/action', async (context) => {
    const order = store.byNumber(context.req.param('awb'));
    const parsed = actionBody.safeParse(await context.req.json().catch(() => undefined));
    if (!order || !parsed.success)
      return context.json({ message: 'Oops! Invalid Data.', status_code: 422 }, 422);
    // of two scans in one second, the later one counts
    const last = order.scans.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1);
    if (last?.['sr-status'] !== UNDELIVERED)
      return context.json({ message: 'This shipment is not in NDR', status_code: 400 }, 400);
    const { reattempts = [] } = order;
    const failed = order.scans.filter((scan) => scan['sr-status'] === UNDELIVERED);
    if (reattempts.length >= failed.length)
      return context.json({ message: 'Action already taken on this shipment', status_code: 400 }, 400);
    order.reattempts = [...reattempts, parsed.data];
    return context.body(null, 202);
  });
}
