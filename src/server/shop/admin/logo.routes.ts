import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { logoForm, logoSettings, logoVersion } from '../../../contract/admin/logo.ts';
import { reject } from '../../http/api-error.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { respond } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import { changeLogo, getLogoSettings, type LogoDeps, removeLogo, uploadLogo } from './change-logo.ts';

const tags = ['Settings (admin)'];
const saved = jsonResponse(logoSettings, 'The logo');
const conflict = errorResponse('settings-changed');
const upload = logoVersion.extend({
  image: z
    .file()
    .openapi({ type: 'string', format: 'binary', description: 'A PNG, JPG, WebP or SVG, at most 2 MB' }),
});

const readRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'The logo, with the version for a change',
  responses: { 200: saved },
});
const uploadRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Upload a logo: icons, share picture, e-mail header and invoice use it from now on',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: upload } } } },
  responses: {
    200: saved,
    400: errorResponse('wrong-logo'),
    409: conflict,
    413: errorResponse('logo-too-large'),
    503: errorResponse('storage-away'),
  },
});
const changeRoute = createRoute({
  method: 'put',
  path: '/',
  tags,
  summary: 'Draw the logo in its own colours, or in the colour of the text around it',
  request: { body: jsonBody(logoForm) },
  responses: { 200: saved, 400: errorResponse('bad-request'), 409: conflict },
});
const removeRoute = createRoute({
  method: 'delete',
  path: '/',
  tags,
  summary: "Remove the logo: the shop's initials are shown instead",
  request: { query: logoVersion },
  responses: { 200: saved, 400: errorResponse('bad-request'), 409: conflict },
});

export function logoRoutes(deps: LogoDeps) {
  return createRouter()
    .openapi(readRoute, async (context) => context.json(await getLogoSettings(deps.db, deps.config), 200))
    .openapi(
      uploadRoute,
      async (context) => {
        const { image, version } = context.req.valid('form');
        const bytes = new Uint8Array(await image.arrayBuffer());
        return respond(context, await uploadLogo(deps, getCurrentUser(context).id, { bytes, version }), 200);
      },
      (result, context) => (result.success ? undefined : reject(context, 'no-picture')),
    )
    .openapi(changeRoute, async (context) =>
      respond(context, await changeLogo(deps, getCurrentUser(context).id, context.req.valid('json')), 200),
    )
    .openapi(removeRoute, async (context) => {
      const { version } = context.req.valid('query');
      return respond(context, await removeLogo(deps, getCurrentUser(context).id, version), 200);
    });
}
