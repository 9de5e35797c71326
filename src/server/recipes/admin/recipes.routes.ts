import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminRecipe, recipeForm, recipeListQuery, recipeRow } from '../../../contract/admin/recipes.ts';
import { reject } from '../../http/api-error.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import { createRecipe, editRecipe, getRecipe } from './change-recipe.ts';
import { selectAllRecipes } from './recipes.store.ts';

const tags = ['Recipes (admin)'];
const params = z.object({ id: z.string().max(100) });
const one = jsonResponse(adminRecipe, 'The recipe as it is now');
const missing = errorResponse('recipe-not-found');

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'All recipes, also drafts, page by page',
  request: { query: recipeListQuery },
  responses: { 200: jsonResponse(z.array(recipeRow), 'Recipes'), 400: errorResponse('bad-request') },
});
const getRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'One recipe',
  request: { params },
  responses: { 200: one, 404: missing },
});
const createRecipeRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'A new recipe',
  request: { body: jsonBody(recipeForm) },
  responses: {
    201: one,
    400: errorResponse('bad-request'),
    404: errorResponse('food-not-found'),
    409: errorResponse('recipe-exists'),
  },
});
const editRoute = createRoute({
  method: 'put',
  path: '/{id}',
  tags,
  summary: 'Change a recipe, publish it or take it back',
  request: { params, body: jsonBody(recipeForm) },
  responses: { 200: one, 400: errorResponse('bad-request'), 404: missing },
});

export function recipesAdminRoutes(db: Db) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const rows = await selectAllRecipes(db, context.req.valid('query'));
      return context.json(
        rows.map(({ id, title, images, status, position, difficulty }) => ({
          _id: id,
          title,
          images,
          status,
          position,
          difficulty,
        })),
        200,
      );
    })
    .openapi(getRoute, async (context) => {
      const found = await getRecipe(db, context.req.valid('param').id);
      return found ? context.json(found, 200) : reject(context, 'recipe-not-found');
    })
    .openapi(createRecipeRoute, async (context) => {
      const outcome = await createRecipe(db, getCurrentUser(context).id, context.req.valid('json'));
      return typeof outcome === 'string' ? reject(context, outcome) : context.json(outcome, 201);
    })
    .openapi(editRoute, async (context) => {
      const { id } = context.req.valid('param');
      const outcome = await editRecipe(db, getCurrentUser(context).id, id, context.req.valid('json'));
      return typeof outcome === 'string' ? reject(context, outcome) : context.json(outcome, 200);
    });
}
