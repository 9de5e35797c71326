import { createRoute } from '@hono/zod-openapi';
import {
  translation,
  translationForm,
  translationOverview,
  translationParams,
} from '../../contract/admin/translations.ts';
import { errorBody } from '../../contract/errors.ts';
import type { Pages } from '../../rules/page-sections/pages.ts';
import { rejectWith } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { getTranslation, saveTranslation } from './edit-translation.ts';
import { listMissingTranslations } from './list-missing.ts';

const tags = ['Translations (admin)'];
const one = jsonResponse(translation, 'The English texts and their translations');

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'What is not translated yet, by language',
  responses: { 200: jsonResponse(translationOverview, 'By language') },
});

const getRoute = createRoute({
  method: 'get',
  path: '/{kind}/{id}/{language}',
  tags,
  summary: 'The texts of a food, a recipe or the shop in a language',
  request: { params: translationParams },
  responses: { 200: one, 400: errorResponse('bad-request'), 404: errorResponse('not-found') },
});

const saveRoute = createRoute({
  method: 'put',
  path: '/{kind}/{id}/{language}',
  tags,
  summary: 'Replace the texts in a language',
  request: { params: translationParams, body: jsonBody(translationForm) },
  responses: {
    200: one,
    400: errorResponse('bad-request'),
    404: errorResponse('not-found'),
    409: jsonResponse(
      errorBody.extend({ current: translation }),
      'Somebody has changed it since: `current` is how it is now',
    ),
  },
});

export function translationsRoutes(db: Db, config: Config, pages: Pages) {
  return createRouter()
    .openapi(listRoute, async (context) =>
      context.json(await listMissingTranslations(db, config, pages), 200),
    )
    .openapi(getRoute, async (context) =>
      respond(context, await getTranslation(db, config, context.req.valid('param')), 200),
    )
    .openapi(saveRoute, async (context) => {
      const { id } = getCurrentUser(context);
      const key = context.req.valid('param');
      const result = await saveTranslation(db, config, id, key, context.req.valid('json'));
      if (result.ok) return context.json(result.value, 200);
      const current = await getTranslation(db, config, key);
      if (!current.ok) return respondWithError(context, current);
      return rejectWith(context, 'settings-changed', { current: current.value });
    });
}
