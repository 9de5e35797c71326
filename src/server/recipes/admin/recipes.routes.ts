import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminRecipe, recipeForm, recipeListQuery, recipeRow } from '../../../contract/admin/recipes.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { respond } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import { createRecipe, editRecipe } from './change-recipe.ts';
import { getAdminRecipe, listAdminRecipes } from './list-recipes.ts';

const tags = ['Recipes (admin)'];
const params = z.object({ id: z.string().max(100) });
const one = jsonResponse(adminRecipe, 'The updated recipe');
const missing = errorResponse('recipe-not-found');

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'All recipes including drafts, page by page',
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
  summary: 'Create a recipe',
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
  summary: 'Change, publish or unpublish a recipe',
  request: { params, body: jsonBody(recipeForm) },
  responses: { 200: one, 400: errorResponse('bad-request'), 404: missing },
});

export function recipesAdminRoutes(db: Db) {
  return createRouter()
    .openapi(listRoute, async (context) =>
      context.json(await listAdminRecipes(db, context.req.valid('query')), 200),
    )
    .openapi(getRoute, async (context) => {
      const result = await getAdminRecipe(db, context.req.valid('param').id);
      return respond(context, result, 200);
    })
    .openapi(createRecipeRoute, async (context) => {
      const result = await createRecipe(db, getCurrentUser(context).id, context.req.valid('json'));
      return respond(context, result, 201);
    })
    .openapi(editRoute, async (context) => {
      const { id } = context.req.valid('param');
      const result = await editRecipe(db, getCurrentUser(context).id, id, context.req.valid('json'));
      return respond(context, result, 200);
    });
}
