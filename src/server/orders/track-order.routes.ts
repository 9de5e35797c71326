import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { trackedOrder, trackingKey } from '../../contract/guests.ts';
import type { Seller } from '../../contract/invoice.ts';
import type { Sender } from '../emails/email-layout.ts';
import { reject, tooManyRequests } from '../http/api-error.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Database, Db } from '../platform/db/db.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import type { SignTracking } from '../shop/tracking-links.ts';
import { trackOrder } from './track-order.ts';

const trackRoute = createRoute({
  method: 'get',
  path: '/track/{id}',
  tags: ['Orders'],
  summary: 'The progress of an order, for the link in its e-mails; 404 unless the shop has guest shopping',
  request: { params: z.object({ id: z.string() }), query: trackingKey },
  responses: {
    200: jsonResponse(trackedOrder, 'The progress'),
    400: errorResponse('invalid-order-id'),
    404: errorResponse('order-not-found'),
    429: errorResponse('too-many'),
  },
});

interface Deps {
  database: Database;
  sender: (db: Db) => Promise<Sender>;
  seller: (db: Db) => Promise<Seller>;
  /** Undefined: without guest shopping no link works. */
  signer: () => Promise<SignTracking | undefined>;
}

export function trackOrderRoutes({ database: { db, pool }, sender, seller, signer }: Deps) {
  const views = createRateLimit(pool, 'tracking', { points: 600, seconds: 600, isRemembered: true });
  const dispatch = async () => {
    const [{ state }, { policy }] = await Promise.all([seller(db), sender(db)]);
    return { state, policy };
  };
  return createRouter().openapi(trackRoute, async (context) => {
    const { id } = context.req.valid('param');
    if (!z.uuid().safeParse(id).success) return reject(context, 'invalid-order-id');
    const wait = await views.consume(context.get('address'));
    if (wait > 0) return tooManyRequests(context, wait);
    context.header('Cache-Control', 'no-store');
    const { key } = context.req.valid('query');
    const result = await trackOrder(
      { db, signer, dispatch },
      { id, key, language: requestLanguage(context) },
    );
    return respond(context, result, 200);
  });
}
