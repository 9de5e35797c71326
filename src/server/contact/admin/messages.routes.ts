import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { messageAnswer, messageListQuery, ownerMessage } from '../../../contract/admin/messages.ts';
import type { Sender } from '../../emails/email-layout.ts';
import { refuse } from '../../http/api-error.ts';
import { callerOf } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { answer, refusal } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { selectMessages } from './messages.store.ts';
import * as answering from './reply-to-message.ts';

const tags = ['Messages (admin)'];
const params = z.object({ id: z.uuid() });
const responses = {
  200: answer(ownerMessage, 'The message as it is now'),
  400: refusal('bad-request'),
  404: refusal('message-not-found'),
  409: refusal('message-answered'),
};

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Messages of visitors, newest first',
  request: { query: messageListQuery },
  responses: { 200: answer(z.array(ownerMessage), 'Messages'), 400: refusal('bad-request') },
});
const answerRoute = createRoute({
  method: 'post',
  path: '/{id}/answer',
  tags,
  summary: 'Answer by mail; the answer is kept',
  request: { params, body: jsonBody(messageAnswer) },
  responses,
});
const closeRoute = createRoute({
  method: 'post',
  path: '/{id}/close',
  tags,
  summary: 'Mark as answered elsewhere',
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
  const reply = async (given: { id: string; actorId: string; answer: string | null }) =>
    answering.answerMessage({ db, jobs, sender: await sender() }, given);
  return createRouter()
    .openapi(listRoute, async (context) =>
      context.json((await selectMessages(db, context.req.valid('query'))).map(answering.ownerMessage), 200),
    )
    .openapi(answerRoute, async (context) => {
      const { id } = context.req.valid('param');
      const outcome = await reply({ id, actorId: callerOf(context).id, ...context.req.valid('json') });
      return typeof outcome === 'string' ? refuse(context, outcome) : context.json(outcome, 200);
    })
    .openapi(closeRoute, async (context) => {
      const { id } = context.req.valid('param');
      const outcome = await reply({ id, actorId: callerOf(context).id, answer: null });
      return typeof outcome === 'string' ? refuse(context, outcome) : context.json(outcome, 200);
    });
}
