import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminMessage, messageListQuery, messageReply } from '../../../contract/admin/messages.ts';
import type { Sender } from '../../emails/email-layout.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { respond } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { listMessages } from './list-messages.ts';
import { replyToMessage } from './reply-to-message.ts';

const tags = ['Messages (admin)'];
const params = z.object({ id: z.uuid() });
const responses = {
  200: jsonResponse(adminMessage, 'The updated message'),
  400: errorResponse('bad-request'),
  404: errorResponse('message-not-found'),
  409: errorResponse('message-answered'),
};

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Messages of visitors, newest first',
  request: { query: messageListQuery },
  responses: { 200: jsonResponse(z.array(adminMessage), 'Messages'), 400: errorResponse('bad-request') },
});
const replyRoute = createRoute({
  method: 'post',
  path: '/{id}/answer',
  tags,
  summary: 'Reply by e-mail',
  request: { params, body: jsonBody(messageReply) },
  responses,
});
const closeRoute = createRoute({
  method: 'post',
  path: '/{id}/close',
  tags,
  summary: 'Mark as answered without sending an e-mail',
  request: { params },
  responses,
});

export function messagesAdminRoutes({
  db,
  jobs,
  sender,
}: {
  db: Db;
  jobs: Jobs;
  sender: () => Promise<Sender>;
}) {
  const reply = async (input: { id: string; actorId: string; answer: string | null }) =>
    replyToMessage({ db, jobs, sender: await sender() }, input);
  return createRouter()
    .openapi(listRoute, async (context) =>
      context.json(await listMessages(db, context.req.valid('query')), 200),
    )
    .openapi(replyRoute, async (context) => {
      const { id } = context.req.valid('param');
      const result = await reply({ id, actorId: getCurrentUser(context).id, ...context.req.valid('json') });
      return respond(context, result, 200);
    })
    .openapi(closeRoute, async (context) => {
      const { id } = context.req.valid('param');
      const result = await reply({ id, actorId: getCurrentUser(context).id, answer: null });
      return respond(context, result, 200);
    });
}
