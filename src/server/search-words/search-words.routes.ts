import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { searchWord, searchWordQuery } from '../../contract/admin/content.ts';
import { refuse } from '../http/api-error.ts';
import { callerOf } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { answer, refusal } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { putWord, removeWord } from './change-words.ts';
import { selectWords } from './search-words.store.ts';

const tags = ['Search words (admin)'];

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: "The region's words for what the catalogue calls otherwise",
  request: { query: searchWordQuery },
  responses: { 200: answer(z.array(searchWord), 'Words'), 400: refusal('bad-request') },
});
const putRoute = createRoute({
  method: 'put',
  path: '/',
  tags,
  summary: 'Add a word, or give it another meaning',
  request: { body: jsonBody(searchWord) },
  responses: { 200: answer(searchWord, 'The word'), 400: refusal('bad-request') },
});
const removeRoute = createRoute({
  method: 'delete',
  path: '/{word}',
  tags,
  summary: 'Remove a word',
  request: { params: z.object({ word: z.string().max(60) }) },
  responses: { 200: answer(z.object({ message: z.string() }), 'Removed'), 404: refusal('word-not-found') },
});

export function searchWordsRoutes(db: Db) {
  return createRouter()
    .openapi(listRoute, async (context) =>
      context.json(await selectWords(db, context.req.valid('query')), 200),
    )
    .openapi(putRoute, async (context) =>
      context.json(await putWord(db, callerOf(context).id, context.req.valid('json')), 200),
    )
    .openapi(removeRoute, async (context) => {
      const outcome = await removeWord(db, callerOf(context).id, context.req.valid('param').word);
      if (outcome !== 'removed') return refuse(context, outcome);
      return context.json({ message: 'Removed.' }, 200);
    });
}
