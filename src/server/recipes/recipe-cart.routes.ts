import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { recipeCart, recipePurchase } from '../../contract/recipe.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { addRecipeToCart } from './add-to-cart.ts';

const add = createRoute({
  method: 'post',
  path: '/{id}/cart',
  tags: ['Recipes'],
  summary: 'Put what a recipe needs into my cart, in the smallest sizes that are enough',
  request: { params: z.object({ id: z.string().max(200) }), body: jsonBody(recipePurchase) },
  responses: {
    200: jsonResponse(recipeCart, 'The cart as it is now, what was chosen and what was not'),
    400: errorResponse('bad-request'),
    404: errorResponse('recipe-not-found'),
  },
});

export function recipeCartRoutes(db: Db) {
  return createRouter().openapi(add, async (context) => {
    const purchase = {
      ...context.req.valid('json'),
      recipeId: context.req.valid('param').id,
      language: requestLanguage(context),
    };
    return respond(context, await addRecipeToCart(db, getCurrentUser(context).id, purchase), 200);
  });
}
