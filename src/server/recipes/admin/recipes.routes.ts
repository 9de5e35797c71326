import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { ownerRecipe, recipeForm, recipeListQuery, recipeRow } from '../../../contract/admin/recipes.ts';
import { refuse } from '../../http/api-error.ts';
import { callerOf } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { answer, refusal } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Db } from '../../platform/db/db.ts';
import { createRecipe, editRecipe, getRecipe } from './change-recipe.ts';
import { selectAllRecipes } from './recipes.store.ts';

const tags = ['Recipes (admin)'];
const params = z.object({ id: z.string().max(100) });
const one = answer(ownerRecipe, 'The recipe as it is now');
const missing = refusal('recipe-not-found');

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'All recipes, also drafts, page by page',
  request: { query: recipeListQuery },
  responses: { 200: answer(z.array(recipeRow), 'Recipes'), 400: refusal('bad-request') },
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
    400: refusal('bad-request'),
    404: refusal('food-not-found'),
    409: refusal('recipe-exists'),
  },
});
const editRoute = createRoute({
  method: 'put',
  path: '/{id}',
  tags,
  summary: 'Change a recipe, publish it or take it back',
  request: { params, body: jsonBody(recipeForm) },
  responses: { 200: one, 400: refusal('bad-request'), 404: missing },
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
      return found ? context.json(found, 200) : refuse(context, 'recipe-not-found');
    })
    .openapi(createRecipeRoute, async (context) => {
      const outcome = await createRecipe(db, callerOf(context).id, context.req.valid('json'));
      return typeof outcome === 'string' ? refuse(context, outcome) : context.json(outcome, 201);
    })
    .openapi(editRoute, async (context) => {
      const { id } = context.req.valid('param');
      const outcome = await editRecipe(db, callerOf(context).id, id, context.req.valid('json'));
      return typeof outcome === 'string' ? refuse(context, outcome) : context.json(outcome, 200);
    });
}
