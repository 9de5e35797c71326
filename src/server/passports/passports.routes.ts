import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { passport } from '../../contract/passport.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { getPassport } from './get-passport.ts';

const getRoute = createRoute({
  method: 'get',
  path: '/{code}',
  tags: ['Bottle passports'],
  summary:
    'What the QR code of a bottle shows: when it was pressed, until when it is best, and whether it is safe',
  request: { params: z.object({ code: z.string() }) },
  responses: { 200: jsonResponse(passport, 'The passport'), 404: errorResponse('passport-not-found') },
});

export function passportsRoutes(db: Db) {
  return createRouter().openapi(getRoute, async (context) => {
    const language = requestLanguage(context);
    return respond(context, await getPassport(db, context.req.valid('param').code, { language }), 200);
  });
}
