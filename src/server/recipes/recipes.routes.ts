import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { recipe } from '../../contract/recipe.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { getContact } from '../shop/get-contact.ts';
import { getRecipe } from './get-recipe.ts';
import { listRecipes } from './list-recipes.ts';

const list = createRoute({
  method: 'get',
  path: '/',
  tags: ['Recipes'],
  summary: 'All recipes',
  responses: { 200: jsonResponse(z.array(recipe), 'Recipes in the order of the shop') },
});

const one = createRoute({
  method: 'get',
  path: '/{id}',
  tags: ['Recipes'],
  summary: 'One recipe',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: jsonResponse(recipe, 'The recipe'), 404: errorResponse('recipe-not-found') },
});

export function recipesRoutes(db: Db, config: Config) {
  const shopName = async () => (await getContact(db, config)).name;
  return createRouter()
    .openapi(list, async (context) =>
      context.json(await listRecipes(db, await shopName(), requestLanguage(context)), 200),
    )
    .openapi(one, async (context) => {
      const { id } = context.req.valid('param');
      return respond(context, await getRecipe(db, id, await shopName(), requestLanguage(context)), 200);
    });
}
