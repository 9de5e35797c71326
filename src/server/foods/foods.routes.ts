import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { foodFilter, publicFields } from '../../contract/extra-fields.ts';
import { type Food, food, foodPage, foodQuery, foodSuggestion } from '../../contract/food.ts';
import { type FieldDefinition, fieldsOn } from '../../extension/field-definitions.ts';
import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import { listFoodFilters, readFoodFilters } from '../extra-fields/food-filters.ts';
import { withPublicFields } from '../extra-fields/public-fields.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { success } from '../platform/result.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import { getFood } from './get-food.ts';
import { type FoodSelection, listCategories, listFoods } from './list-foods.ts';
import { relatedFoods } from './related-foods.ts';
import { searchFoods, searchFoodsAsJson } from './search-foods.ts';
import { translateFoods } from './translate-foods.ts';

const foodWithFields = food.extend({ fields: publicFields });
const foods = jsonResponse(z.array(foodWithFields), 'Foods in the order of the shop');
const MAX_SUGGESTIONS = 6;
const ALL_CATEGORIES = 'All';

const list = createRoute({
  method: 'get',
  path: '/',
  tags: ['Foods'],
  summary: 'Published foods, optionally by name, category, tag or page',
  request: { query: foodQuery },
  responses: { 200: foods, 400: errorResponse('bad-request') },
});

const search = createRoute({
  method: 'get',
  path: '/search/{term}',
  tags: ['Foods'],
  summary: 'Search foods by name, tag, category or description; the best match first',
  request: { params: z.object({ term: z.string() }) },
  responses: { 200: foods },
});

const suggest = createRoute({
  method: 'get',
  path: '/suggest/{term}',
  tags: ['Foods'],
  summary: 'Suggestions for a search term',
  request: { params: z.object({ term: z.string() }) },
  responses: { 200: jsonResponse(z.array(foodSuggestion), 'The best matches') },
});

const byCategory = createRoute({
  method: 'get',
  path: '/category/{category}',
  tags: ['Foods'],
  summary: 'Foods of one category, or of all categories with All',
  request: { params: z.object({ category: z.string() }), query: foodPage },
  responses: { 200: foods, 400: errorResponse('bad-request') },
});

const categories = createRoute({
  method: 'get',
  path: '/categories',
  tags: ['Foods'],
  summary: 'Distinct categories of the published foods',
  responses: { 200: jsonResponse(z.array(z.string()), 'Categories in the order of the shop') },
});

const one = createRoute({
  method: 'get',
  path: '/id/{id}',
  tags: ['Foods'],
  summary: 'One published food',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: jsonResponse(foodWithFields, 'The food'), 404: errorResponse('food-not-found') },
});

const related = createRoute({
  method: 'get',
  path: '/related/{id}',
  tags: ['Foods'],
  summary: 'Up to four other foods, same category first',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: foods },
});

const filters = createRoute({
  method: 'get',
  path: '/filters',
  tags: ['Foods'],
  summary: 'Extra filters of the food list, for its parameters `fields.<key>`',
  responses: { 200: jsonResponse(z.array(foodFilter), 'Filters with the values that foods have') },
});

interface Deps {
  db: Db;
  catalogue: CatalogueCache;
  /** Extra fields of extensions. */
  definitions: readonly FieldDefinition[];
}

export function foodsRoutes(deps: Deps) {
  const { db, definitions } = deps;
  const hasPublicFields = fieldsOn('food', definitions).some(({ isPublic }) => isPublic);
  const withFields = (found: Food[]) => withPublicFields(db, definitions, 'food', found);
  /** Foods that match the query and its filters by extra fields. */
  const listed = async (context: Context, selection: FoodSelection) => {
    const wanted = readFoodFilters(definitions, context.req.query());
    if (!wanted.ok) return wanted;
    const found = await listFoods(db, { ...selection, fields: wanted.value }, requestLanguage(context));
    return success(await withFields(found));
  };
  return createRouter()
    .openapi(filters, async (context) => context.json(await listFoodFilters(db, definitions), 200))
    .openapi(list, async (context) =>
      respond(context, await listed(context, context.req.valid('query')), 200),
    )
    .openapi(search, async (context) => {
      const { term } = context.req.valid('param');
      const language = requestLanguage(context);
      if (language === DEFAULT_LANGUAGE && !hasPublicFields) {
        // as it is: parsing and writing a hundred foods takes longer than finding them
        context.set('body', await searchFoodsAsJson(deps, term));
        return context.json([], 200);
      }
      const found = await searchFoods(deps, term);
      return context.json(await withFields(await translateFoods(db, found, language)), 200);
    })
    .openapi(suggest, async (context) => {
      const found = await searchFoods(deps, context.req.valid('param').term, MAX_SUGGESTIONS);
      const translated = await translateFoods(db, found, requestLanguage(context));
      return context.json(
        translated.map(({ _id, name, imageUrl, category, price, quantities, discount, untranslated }) => ({
          _id,
          name,
          imageUrl,
          category,
          price: quantities[0]?.price ?? price,
          size: quantities[0]?.size ?? '',
          discount,
          untranslated,
        })),
        200,
      );
    })
    .openapi(byCategory, async (context) => {
      const { category } = context.req.valid('param');
      const wanted = category === ALL_CATEGORIES ? undefined : category;
      const selection = { ...context.req.valid('query'), category: wanted };
      return respond(context, await listed(context, selection), 200);
    })
    .openapi(categories, async (context) =>
      context.json(await listCategories(db, requestLanguage(context)), 200),
    )
    .openapi(one, async (context) => {
      const result = await getFood(db, context.req.valid('param').id, requestLanguage(context));
      if (!result.ok) return respondWithError(context, result);
      const [found = result.value] = await withFields([result.value]);
      return context.json(found, 200);
    })
    .openapi(related, async (context) =>
      context.json(
        await withFields(await relatedFoods(db, context.req.valid('param').id, requestLanguage(context))),
        200,
      ),
    );
}
