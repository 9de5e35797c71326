import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { contactMessage } from '../../contract/contact.ts';
import { answer, refusal } from '../http/answers.ts';
import { clientAddress } from '../http/client-address.ts';
import { refuse } from '../http/refusal.ts';
import { createRouter } from '../http/router.ts';
import type { Database } from '../platform/db/db.ts';
import { createLimit } from '../platform/limits.ts';
import { insertMessage } from './contact.store.ts';

const send = createRoute({
  method: 'post',
  path: '/send-contact-email',
  tags: ['Contact'],
  summary: 'A message to the owner',
  request: {
    body: {
      required: true,
      // the page hides the field `website`; only a machine fills it
      content: {
        'application/json': { schema: contactMessage.extend({ website: z.string().max(500).optional() }) },
      },
    },
  },
  responses: {
    200: answer(z.object({ message: z.string() }), 'Taken'),
    400: refusal('bad-request'),
    429: refusal('too-many'),
  },
});

const SENT = { message: 'Message sent successfully!' };

export function contactRoutes({ db, pool }: Database) {
  const perAddress = createLimit(pool, 'contact', { points: 5, seconds: 3600 });
  return createRouter().openapi(send, async (context) => {
    const { website, ...message } = context.req.valid('json');
    if (website) return context.json(SENT, 200);
    if (!(await perAddress.take(clientAddress(context)))) return refuse(context, 'too-many');
    await insertMessage(db, message);
    return context.json(SENT, 200);
  });
}
