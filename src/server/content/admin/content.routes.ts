import { createRoute } from '@hono/zod-openapi';
import { coloursChange, coloursForm } from '../../../contract/admin/content.ts';
import { errorBody } from '../../../contract/errors.ts';
import { rejectWith } from '../../http/api-error.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import { changeColours, readColours } from './change-colours.ts';

const tags = ['Content (admin)'];
const bad = errorResponse('bad-request');

const coloursRoute = createRoute({
  method: 'put',
  path: '/colours',
  tags,
  summary: 'Set the colours of the six places and the accent',
  request: { body: jsonBody(coloursChange) },
  responses: {
    200: jsonResponse(coloursForm, 'The updated colours'),
    400: bad,
    409: jsonResponse(
      errorBody.extend({ current: coloursForm }),
      'Another admin has saved since: `current` has the saved colours',
    ),
  },
});

export function contentAdminRoutes(db: Db) {
  return createRouter().openapi(coloursRoute, async (context) => {
    const result = await changeColours(db, getCurrentUser(context).id, context.req.valid('json'));
    if (result.ok) return context.json(result.value, 200);
    return rejectWith(context, result.code, { current: await readColours(db) });
  });
}
