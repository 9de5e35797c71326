import { createRoute } from '@hono/zod-openapi';
import { shop } from '../../contract/shop.ts';
import { answer } from '../http/answers.ts';
import { createRouter } from '../http/router.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { getShop } from './get-shop.ts';

const theShop = createRoute({
  method: 'get',
  path: '/',
  tags: ['Shop'],
  summary: 'Name, contact, colours and certificates of the shop',
  responses: { 200: answer(shop, 'The shop') },
});

export function shopRoutes(db: Db, config: Config) {
  return createRouter().openapi(theShop, async (context) => context.json(await getShop(db, config), 200));
}
