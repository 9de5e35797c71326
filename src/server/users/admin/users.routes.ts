import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { blockChange, newCustomer, user, userUpdate } from '../../../contract/account.ts';
import { refuse } from '../../http/api-error.ts';
import { callerOf } from '../../http/current-user.ts';
import { emptyBodyIsNone, jsonBody } from '../../http/json-body.ts';
import { answer, refusal } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Database } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { createCustomer } from '../create-customer.ts';
import type { FreshProof } from '../reauthenticate.ts';
import { editUser } from './edit-user.ts';
import { getUser, listUsers } from './list-users.ts';
import { toggleBlock } from './toggle-block.ts';

const tags = ['Users (admin)'];
const id = z.uuid();
const page = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  after: id.optional().meta({ description: 'The last _id of the page before' }),
});
const users = answer(z.array(user), 'Users, newest first');

const listRoute = createRoute({
  method: 'get',
  path: '/getAll',
  tags,
  summary: 'All users, page by page',
  request: { query: page },
  responses: { 200: users, 400: refusal('bad-request') },
});

const searchRoute = createRoute({
  method: 'get',
  path: '/getAll/{filter}',
  tags,
  summary: 'Users whose name, e-mail or phone contains the words',
  request: { params: z.object({ filter: z.string().max(100) }), query: page },
  responses: { 200: users, 400: refusal('bad-request') },
});

const getRoute = createRoute({
  method: 'get',
  path: '/getById/{id}',
  tags,
  summary: 'One user',
  request: { params: z.object({ id }) },
  responses: { 200: answer(user, 'The user'), 400: refusal('bad-request'), 404: refusal('user-not-found') },
});

const createCustomerRoute = createRoute({
  method: 'post',
  path: '/create',
  tags,
  summary: 'A customer who orders by phone; a password is set with "Reset password"',
  request: { body: jsonBody(newCustomer) },
  responses: { 201: answer(user, 'The customer'), 400: refusal('bad-request'), 409: refusal('email-taken') },
});

const updateRoute = createRoute({
  method: 'put',
  path: '/update',
  tags,
  summary: "Change a user's name, e-mail, address and rights",
  request: { body: jsonBody(userUpdate) },
  responses: {
    200: answer(user, 'The user as it is now'),
    400: refusal('not-yourself'),
    404: refusal('user-not-found'),
    409: refusal('last-admin'),
    429: refusal('too-many'),
  },
});

const blockRoute = createRoute({
  method: 'put',
  path: '/toggleBlock/{id}',
  tags,
  summary: 'Block or unblock a user',
  middleware: emptyBodyIsNone,
  request: { params: z.object({ id }), body: { ...jsonBody(blockChange), required: false } },
  responses: {
    200: answer(z.boolean(), 'Whether the user is blocked now'),
    400: refusal('not-yourself'),
    404: refusal('user-not-found'),
    409: refusal('last-admin'),
    429: refusal('too-many'),
  },
});

export function usersAdminRoutes({ db }: Database, jobs: Jobs, prove: FreshProof) {
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listUsers(db, context.req.valid('query')), 200))
    .openapi(searchRoute, async (context) => {
      const { filter } = context.req.valid('param');
      return context.json(await listUsers(db, { filter, ...context.req.valid('query') }), 200);
    })
    .openapi(getRoute, async (context) => {
      const found = await getUser(db, context.req.valid('param').id);
      return found ? context.json(found, 200) : refuse(context, 'user-not-found');
    })
    .openapi(createCustomerRoute, async (context) => {
      const outcome = await createCustomer(db, callerOf(context).id, context.req.valid('json'));
      return typeof outcome === 'string' ? refuse(context, outcome) : context.json(outcome, 201);
    })
    .openapi(updateRoute, async (context) => {
      const outcome = await editUser({ db, jobs, prove }, callerOf(context), context.req.valid('json'));
      if ('refused' in outcome) return refuse(context, outcome.refused);
      if ('wrongAddress' in outcome) return refuse(context, 'bad-request', { address: outcome.wrongAddress });
      return context.json(outcome.user, 200);
    })
    .openapi(blockRoute, async (context) => {
      const { currentPassword } = context.req.valid('json');
      const { id } = context.req.valid('param');
      const outcome = await toggleBlock({ db, jobs, prove }, callerOf(context), { id, currentPassword });
      return typeof outcome === 'string' ? refuse(context, outcome) : context.json(outcome, 200);
    });
}
