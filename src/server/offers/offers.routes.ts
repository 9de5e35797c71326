import { createRoute } from '@hono/zod-openapi';
import { offerBanner } from '../../contract/offers.ts';
import { jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { getBanner } from './get-banner.ts';

const bannerRoute = createRoute({
  method: 'get',
  path: '/',
  tags: ['Offers'],
  summary: 'The scheduled sale that runs or is announced; its prices are in the foods already',
  responses: { 200: jsonResponse(offerBanner, 'What the banner shows') },
});

export function offersRoutes(db: Db, { mode }: Config) {
  return createRouter().openapi(bannerRoute, async (context) =>
    context.json(await getBanner(db, mode === 'demo'), 200),
  );
}
