import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { user } from '../../../contract/account.ts';
import { blockChange, newCustomer, userUpdate } from '../../../contract/admin/users.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { allowEmptyBody, jsonBody } from '../../http/json-body.ts';
import { respond } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import { getUser } from '../get-user.ts';
import { createCustomer } from './create-customer.ts';
import { type EditUserDeps, editUser } from './edit-user.ts';
import { listUsers } from './list-users.ts';
import { toggleBlock } from './toggle-block.ts';

const tags = ['Users (admin)'];
const id = z.uuid();
const page = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  after: id.optional().meta({ description: 'The last _id of the previous page' }),
});
const users = jsonResponse(z.array(user), 'Users, newest first');

const listRoute = createRoute({
  method: 'get',
  path: '/getAll',
  tags,
  summary: 'All users, page by page',
  request: { query: page },
  responses: { 200: users, 400: errorResponse('bad-request') },
});

const searchRoute = createRoute({
  method: 'get',
  path: '/getAll/{filter}',
  tags,
  summary: 'Users whose name, e-mail or phone contains the text',
  request: { params: z.object({ filter: z.string().max(100) }), query: page },
  responses: { 200: users, 400: errorResponse('bad-request') },
});

const getRoute = createRoute({
  method: 'get',
  path: '/getById/{id}',
  tags,
  summary: 'One user',
  request: { params: z.object({ id }) },
  responses: {
    200: jsonResponse(user, 'The user'),
    400: errorResponse('bad-request'),
    404: errorResponse('user-not-found'),
  },
});

const createCustomerRoute = createRoute({
  method: 'post',
  path: '/create',
  tags,
  summary: 'Create a customer who orders by phone; "Reset password" sets a password',
  request: { body: jsonBody(newCustomer) },
  responses: {
    201: jsonResponse(user, 'The customer'),
    400: errorResponse('bad-request'),
    409: errorResponse('email-taken'),
  },
});

const updateRoute = createRoute({
  method: 'put',
  path: '/update',
  tags,
  summary: "Change a user's name, e-mail, address and rights",
  request: { body: jsonBody(userUpdate) },
  responses: {
    200: jsonResponse(user, 'The updated user'),
    400: errorResponse('not-yourself'),
    404: errorResponse('user-not-found'),
    409: errorResponse('last-admin'),
    429: errorResponse('too-many'),
  },
});

const blockRoute = createRoute({
  method: 'put',
  path: '/toggleBlock/{id}',
  tags,
  summary: 'Block or unblock a user',
  middleware: allowEmptyBody,
  request: { params: z.object({ id }), body: { ...jsonBody(blockChange), required: false } },
  responses: {
    200: jsonResponse(z.boolean(), 'Whether the user is blocked now'),
    400: errorResponse('not-yourself'),
    404: errorResponse('user-not-found'),
    409: errorResponse('last-admin'),
    429: errorResponse('too-many'),
  },
});

export function usersAdminRoutes(deps: EditUserDeps) {
  const { db } = deps;
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listUsers(db, context.req.valid('query')), 200))
    .openapi(searchRoute, async (context) => {
      const { filter } = context.req.valid('param');
      return context.json(await listUsers(db, { filter, ...context.req.valid('query') }), 200);
    })
    .openapi(getRoute, async (context) => {
      const result = await getUser(db, context.req.valid('param').id);
      return respond(context, result, 200);
    })
    .openapi(createCustomerRoute, async (context) => {
      const result = await createCustomer(db, getCurrentUser(context).id, context.req.valid('json'));
      return respond(context, result, 201);
    })
    .openapi(updateRoute, async (context) => {
      const result = await editUser(deps, getCurrentUser(context), context.req.valid('json'));
      return respond(context, result, 200);
    })
    .openapi(blockRoute, async (context) => {
      const { currentPassword } = context.req.valid('json');
      const { id } = context.req.valid('param');
      const result = await toggleBlock(deps, getCurrentUser(context), { id, currentPassword });
      return respond(context, result, 200);
    });
}
