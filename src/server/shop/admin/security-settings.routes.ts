import { createRoute } from '@hono/zod-openapi';
import { errorBody } from '../../../contract/errors.ts';
import { securityForm, securitySettings } from '../../../contract/security-settings.ts';
import { rejectWith } from '../../http/api-error.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { respondWithError } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Reauthenticate } from '../../users/reauthenticate.ts';
import { changeSecuritySettings, getSecuritySettings } from '../refund-limit.ts';

const tags = ['Settings (admin)'];

const readRoute = createRoute({
  method: 'get',
  path: '/security',
  tags,
  summary: 'Above which amount a refund needs a fresh proof, with the version for a change',
  responses: { 200: jsonResponse(securitySettings, 'The setting') },
});
const changeRoute = createRoute({
  method: 'put',
  path: '/security',
  tags,
  summary: 'Change above which amount a refund needs a fresh proof',
  request: { body: jsonBody(securityForm) },
  responses: {
    200: jsonResponse(securitySettings, 'The updated setting'),
    400: errorResponse('bad-request'),
    409: jsonResponse(
      errorBody.extend({ current: securitySettings.optional() }),
      'Without a fresh proof; or another admin has saved since: `current` has the saved values',
    ),
    429: errorResponse('too-many'),
  },
});

/** For owners. A stolen session must not lift the limit. */
export function securitySettingsRoutes(db: Db, reauthenticate: Reauthenticate) {
  return createRouter()
    .openapi(readRoute, async (context) => context.json(await getSecuritySettings(db), 200))
    .openapi(changeRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      const authentication = await reauthenticate(currentUser, undefined);
      if (!authentication.ok) return respondWithError(context, authentication);
      const result = await changeSecuritySettings(db, currentUser.id, context.req.valid('json'));
      if (result.ok) return context.json(result.value, 200);
      return rejectWith(context, result.code, { current: await getSecuritySettings(db) });
    });
}
