import { createRoute } from '@hono/zod-openapi';
import {
  bottleScan,
  packingList,
  packingQuery,
  revertForm,
  revertResult,
  scannedBottle,
  shipmentForm,
  shipmentResult,
} from '../../contract/admin/packing.ts';
import type { Seller } from '../../contract/invoice.ts';
import { scanBottle } from '../batches/scan-bottle.ts';
import type { Sender } from '../emails/email-layout.ts';
import { reject } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { listPacking } from './list-packing.ts';
import { revertShipment } from './revert-shipment.ts';
import { shipParcels } from './ship-parcels.ts';

const tags = ['Packing (admin)'];

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary:
    'Orders to pack by the day on which they leave, parcels that wait for a courier, or what left today',
  request: { query: packingQuery },
  responses: { 200: jsonResponse(packingList, 'The orders'), 400: errorResponse('bad-request') },
});

const shipRoute = createRoute({
  method: 'post',
  path: '/ship',
  tags,
  summary: 'Ship many orders with one courier: what can be shipped is, and the rest is named',
  description: 'Customers and webhooks are told when the shipment can no longer be undone.',
  request: { body: jsonBody(shipmentForm) },
  responses: { 200: jsonResponse(shipmentResult, 'What was shipped'), 400: errorResponse('bad-request') },
});

const revertRoute = createRoute({
  method: 'post',
  path: '/revert',
  tags,
  summary: 'Undo a shipment of the last 30 seconds',
  request: { body: jsonBody(revertForm) },
  responses: {
    200: jsonResponse(revertResult, 'What was undone'),
    400: errorResponse('bad-request'),
    404: errorResponse('shipment-not-found'),
  },
});

const bottleRoute = createRoute({
  method: 'post',
  path: '/bottle',
  tags,
  summary: 'A scanned bottle: whether these orders want it, or what it could be packed instead of',
  request: { body: jsonBody(bottleScan) },
  responses: {
    200: jsonResponse(scannedBottle, 'The bottle; nothing is changed'),
    400: errorResponse('bad-request'),
    404: errorResponse('batch-not-found'),
  },
});

interface Deps {
  db: Db;
  jobs: Jobs;
  sender: () => Promise<Sender>;
  seller: () => Promise<Seller>;
}

export function packingRoutes({ db, jobs, sender, seller }: Deps) {
  return createRouter()
    .openapi(listRoute, async (context) => {
      const [{ state }, { policy }] = await Promise.all([seller(), sender()]);
      return context.json(await listPacking(db, context.req.valid('query'), { state, policy }), 200);
    })
    .openapi(shipRoute, async (context) => {
      const deps = { db, jobs, sender: await sender(), seller: await seller() };
      const shipped = await shipParcels(deps, getCurrentUser(context).id, context.req.valid('json'));
      return context.json(shipped, 200);
    })
    .openapi(bottleRoute, async (context) =>
      respond(context, await scanBottle(db, context.req.valid('json')), 200),
    )
    .openapi(revertRoute, async (context) => {
      const { batchId } = context.req.valid('json');
      const undone = await revertShipment(db, getCurrentUser(context).id, batchId);
      return undone ? context.json(undone, 200) : reject(context, 'shipment-not-found');
    });
}
