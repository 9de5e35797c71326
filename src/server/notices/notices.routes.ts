import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { ChannelConfig } from '../channels/message-channels.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { confirmWebhook, receiveReports } from './receive-reports.ts';

const tags = ['Webhooks'];
const params = z.object({ id: z.string().max(40) });

const confirmRoute = createRoute({
  method: 'get',
  path: '/messages/{id}',
  tags,
  summary: 'The provider of a message channel asks whether the address is the shop’s',
  request: { params },
  responses: {
    200: { description: 'What it asked for', content: { 'text/plain': { schema: z.string() } } },
    404: errorResponse('not-found'),
  },
});

const reportRoute = createRoute({
  method: 'post',
  path: '/messages/{id}',
  tags,
  summary: 'What became of messages, signed over the body’s bytes or with a secret in it',
  request: { params },
  responses: {
    200: jsonResponse(z.object({ received: z.literal(true) }), 'Saved'),
    400: errorResponse('bad-signature'),
    404: errorResponse('not-found'),
  },
});

export function noticeWebhookRoutes(db: Db, config: ChannelConfig) {
  const deps = { db, config };
  return createRouter()
    .openapi(confirmRoute, async (context) => {
      const result = await confirmWebhook(deps, context.req.valid('param').id, context.req.query());
      return result.ok ? context.text(result.value, 200) : respondWithError(context, result);
    })
    .openapi(reportRoute, async (context) => {
      const result = await receiveReports(deps, context.req.valid('param').id, {
        body: new Uint8Array(await context.req.raw.arrayBuffer()),
        headers: context.req.raw.headers,
      });
      return result.ok ? context.json({ received: true as const }, 200) : respondWithError(context, result);
    });
}
