import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { searchWord, searchWordQuery } from '../../contract/admin/content.ts';
import { apiResults } from '../../messages/api-results.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { listWords, putWord, removeWord } from './search-words.ts';

const tags = ['Search words (admin)'];

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'List search synonyms: regional words and the catalogue terms they mean',
  request: { query: searchWordQuery },
  responses: { 200: jsonResponse(z.array(searchWord), 'Words'), 400: errorResponse('bad-request') },
});
const putRoute = createRoute({
  method: 'put',
  path: '/',
  tags,
  summary: 'Add a search word or change its meaning',
  request: { body: jsonBody(searchWord) },
  responses: { 200: jsonResponse(searchWord, 'The word'), 400: errorResponse('bad-request') },
});
const removeRoute = createRoute({
  method: 'delete',
  path: '/{word}',
  tags,
  summary: 'Remove a search word',
  request: { params: z.object({ word: z.string().max(60) }) },
  responses: {
    200: jsonResponse(z.object({ message: z.string() }), 'Removed'),
    404: errorResponse('word-not-found'),
  },
});

export function searchWordsRoutes(db: Db) {
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listWords(db, context.req.valid('query')), 200))
    .openapi(putRoute, async (context) =>
      context.json(await putWord(db, getCurrentUser(context).id, context.req.valid('json')), 200),
    )
    .openapi(removeRoute, async (context) => {
      const result = await removeWord(db, getCurrentUser(context).id, context.req.valid('param').word);
      return result.ok
        ? context.json({ message: apiResults.removed }, 200)
        : respondWithError(context, result);
    });
}
