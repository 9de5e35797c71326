import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { savedAddress, savedAddressChange, savedAddressInput } from '../../contract/saved-address.ts';
import { tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Database } from '../platform/db/db.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './address-book.ts';

const tags = ['Users'];
const addresses = jsonResponse(z.array(savedAddress), 'My addresses, the default first');
const idParam = z.object({ id: z.string() });
const notMine = { 404: errorResponse('address-not-found') };
const limited = { 401: errorResponse('not-signed-in'), 429: errorResponse('too-many') };

const listRoute = createRoute({
  method: 'get',
  path: '/addresses',
  tags,
  summary: 'My address book',
  responses: { 200: addresses },
});

const addRoute = createRoute({
  method: 'post',
  path: '/addresses',
  tags,
  summary: 'Add an address; the first is the default',
  request: { body: jsonBody(savedAddressInput) },
  responses: {
    200: addresses,
    400: errorResponse('wrong-state'),
    409: errorResponse('too-many-addresses'),
    ...limited,
  },
});

const changeRoute = createRoute({
  method: 'put',
  path: '/addresses/{id}',
  tags,
  summary: 'Change an address, or make it the default',
  request: { params: idParam, body: jsonBody(savedAddressChange) },
  responses: {
    200: addresses,
    400: errorResponse('wrong-state'),
    409: errorResponse('address-changed'),
    ...notMine,
    ...limited,
  },
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/addresses/{id}',
  tags,
  summary: 'Delete an address; the oldest of the others becomes the default',
  request: { params: idParam },
  responses: { 200: addresses, ...notMine, ...limited },
});

const HOUR = 3600;

export function addressesRoutes({ db, pool }: Database) {
  const changes = createRateLimit(pool, 'addresses', { points: 120, seconds: HOUR });

  return createRouter()
    .openapi(listRoute, async (context) =>
      context.json(await listAddresses(db, getCurrentUser(context).id), 200),
    )
    .openapi(addRoute, async (context) => {
      const { id } = getCurrentUser(context);
      const wait = await changes.consume(id);
      if (wait > 0) return tooManyRequests(context, wait);
      const result = await addAddress(db, id, context.req.valid('json'));
      if (!result.ok) return respondWithError(context, result);
      return context.json(await listAddresses(db, id), 200);
    })
    .openapi(changeRoute, async (context) => {
      const { id } = getCurrentUser(context);
      const wait = await changes.consume(id);
      if (wait > 0) return tooManyRequests(context, wait);
      const result = await changeAddress(db, id, context.req.valid('param').id, context.req.valid('json'));
      if (!result.ok) return respondWithError(context, result);
      return context.json(await listAddresses(db, id), 200);
    })
    .openapi(removeRoute, async (context) => {
      const { id } = getCurrentUser(context);
      const wait = await changes.consume(id);
      if (wait > 0) return tooManyRequests(context, wait);
      const result = await removeAddress(db, id, context.req.valid('param').id);
      if (!result.ok) return respondWithError(context, result);
      return context.json(await listAddresses(db, id), 200);
    });
}
