import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { contactMessage } from '../../contract/contact.ts';
import { contact } from '../../messages/contact.ts';
import type { Sender } from '../emails/email-layout.ts';
import { tooManyRequests } from '../http/api-error.ts';
import { jsonBody } from '../http/json-body.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Database } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import { receiveMessage } from './receive-message.ts';

const send = createRoute({
  method: 'post',
  path: '/send-contact-email',
  tags: ['Contact'],
  summary: 'Send a message to the shop',
  request: {
    // honeypot: the page hides the field `website`, so only bots fill it
    body: jsonBody(contactMessage.extend({ website: z.string().max(500).optional() })),
  },
  responses: {
    200: jsonResponse(z.object({ message: z.string() }), 'Sent'),
    400: errorResponse('bad-request'),
    429: errorResponse('too-many'),
  },
});

export function contactRoutes({ db, pool }: Database, jobs: Jobs, sender: () => Promise<Sender>) {
  const perAddress = createRateLimit(pool, 'contact', { points: 5, seconds: 3600 });
  return createRouter().openapi(send, async (context) => {
    const { website, ...message } = context.req.valid('json');
    if (website) return context.json({ message: contact.sent }, 200);
    const wait = await perAddress.consume(context.get('address'));
    if (wait > 0) return tooManyRequests(context, wait);
    await receiveMessage(db, jobs, message, await sender());
    return context.json({ message: contact.sent }, 200);
  });
}
