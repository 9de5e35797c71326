import { createRoute } from '@hono/zod-openapi';
import { coloursForm } from '../../../contract/admin/content.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import { changeColours } from './change-colours.ts';

const tags = ['Content (admin)'];
const bad = errorResponse('bad-request');

const coloursRoute = createRoute({
  method: 'put',
  path: '/colours',
  tags,
  summary: 'Set the colours of the six places and the accent',
  request: { body: jsonBody(coloursForm) },
  responses: { 200: jsonResponse(coloursForm, 'The updated colours'), 400: bad },
});

export function contentAdminRoutes(db: Db) {
  return createRouter().openapi(coloursRoute, async (context) =>
    context.json(await changeColours(db, getCurrentUser(context).id, context.req.valid('json')), 200),
  );
}
