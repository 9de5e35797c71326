import { createRoute } from '@hono/zod-openapi';
import { deliveryTerms, pincodeParams, pincodePlace } from '../../contract/delivery.ts';
import { shop } from '../../contract/shop.ts';
import { requestLanguage } from '../http/request-language.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { getDeliveryTerms } from './delivery-terms.ts';
import { getShop } from './get-shop.ts';
import { placeOfPincode } from './pincode-directory.ts';

const getShopRoute = createRoute({
  method: 'get',
  path: '/',
  tags: ['Shop'],
  summary: 'Name, contact, colours and certificates of the shop',
  responses: { 200: jsonResponse(shop, 'The shop') },
});

const delivery = createRoute({
  method: 'get',
  path: '/delivery',
  tags: ['Shop'],
  summary: 'Delivery charges by state, and pincodes that are not served',
  responses: { 200: jsonResponse(deliveryTerms, 'The terms') },
});

const pincode = createRoute({
  method: 'get',
  path: '/pincodes/{pincode}',
  tags: ['Shop'],
  summary: 'District and state of a pincode',
  request: { params: pincodeParams },
  responses: { 200: jsonResponse(pincodePlace, 'The place'), 400: errorResponse('bad-request') },
});

const UNKNOWN_PLACE = { district: '', state: '', states: [] };

export function shopRoutes(db: Db, config: Config, isOpen: () => boolean) {
  return createRouter()
    .openapi(getShopRoute, async (context) =>
      context.json(await getShop(db, config, isOpen(), requestLanguage(context)), 200),
    )
    .openapi(delivery, async (context) => context.json(await getDeliveryTerms(db), 200))
    .openapi(pincode, (context) =>
      context.json(placeOfPincode(context.req.valid('param').pincode) ?? UNKNOWN_PLACE, 200),
    );
}
