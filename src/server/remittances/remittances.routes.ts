import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  openCash,
  remittance,
  remittanceConfirm,
  remittancePreview,
  remittanceRow,
  remittanceUpload,
  settledRemittances,
} from '../../contract/admin/remittances.ts';
import { dayOf } from '../../rules/days.ts';
import { reject } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { confirmRemittance } from './confirm-remittance.ts';
import { listOpenCash } from './list-open-cash.ts';
import { getRemittance, listRemittances } from './list-remittances.ts';
import { previewRemittance } from './preview-remittance.ts';
import { sampleOfShop } from './sample-workbook.ts';
import { settleOne } from './settle-remittances.ts';

const tags = ['Cash on delivery payouts (admin)'];
const params = z.object({ id: z.uuid() });
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const binary = z.string().meta({ format: 'binary' });
const body = { content: { 'application/octet-stream': { schema: binary } } };

const listRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'The latest payouts of couriers',
  responses: { 200: jsonResponse(z.array(remittanceRow), 'Newest first') },
});
const openRoute = createRoute({
  method: 'get',
  path: '/open',
  tags,
  summary: 'Cash of shipped and delivered orders that has not come yet',
  responses: { 200: jsonResponse(openCash, 'Longest delivered first') },
});
const sampleRoute = createRoute({
  method: 'get',
  path: '/sample.xlsx',
  tags,
  summary: 'Demo only: a payout file about the open cash orders of the demo',
  responses: {
    200: { description: 'A workbook with two sheets', content: { [XLSX]: { schema: binary } } },
    404: errorResponse('remittance-not-found'),
  },
});
const previewRoute = createRoute({
  method: 'post',
  path: '/preview',
  tags,
  summary: 'What a courier’s payout file would do; nothing is written',
  request: { query: remittanceUpload, body },
  responses: {
    200: jsonResponse(remittancePreview, 'Every line with its order'),
    400: errorResponse('remittance-unreadable'),
    413: errorResponse('too-large'),
  },
});
const confirmRoute = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Save a payout file and record the cash of its matched lines, each once',
  request: { query: remittanceConfirm, body },
  responses: {
    200: jsonResponse(settledRemittances, 'The payouts of the file'),
    400: errorResponse('remittance-unreadable'),
    409: errorResponse('remittance-sums'),
    413: errorResponse('too-large'),
  },
});
const getOneRoute = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'One payout with its lines',
  request: { params },
  responses: {
    200: jsonResponse(remittance, 'The payout'),
    400: errorResponse('bad-request'),
    404: errorResponse('remittance-not-found'),
  },
});
const settleRoute = createRoute({
  method: 'post',
  path: '/{id}/settle',
  tags,
  summary: 'Record the matched lines that are still open',
  request: { params },
  responses: {
    200: jsonResponse(settledRemittances, 'The payout'),
    400: errorResponse('bad-request'),
    404: errorResponse('remittance-not-found'),
  },
});

export function remittancesRoutes(deps: PaymentDeps, isDemo: boolean) {
  const { db } = deps;
  const bytesOf = async (request: { arrayBuffer(): Promise<ArrayBuffer> }) =>
    new Uint8Array(await request.arrayBuffer());
  return createRouter()
    .openapi(listRoute, async (context) => context.json(await listRemittances(db), 200))
    .openapi(openRoute, async (context) => context.json(await listOpenCash(db), 200))
    .openapi(sampleRoute, async (context) => {
      if (!isDemo) return reject(context, 'remittance-not-found');
      const file = await sampleOfShop(db, dayOf(new Date()));
      context.header('Cache-Control', 'no-store');
      context.header('Content-Disposition', 'attachment; filename="sample-remittance.xlsx"');
      return context.body(new Uint8Array(file), 200, { 'Content-Type': XLSX });
    })
    .openapi(previewRoute, async (context) =>
      respond(context, await previewRemittance(db, await bytesOf(context.req)), 200),
    )
    .openapi(confirmRoute, async (context) => {
      const { name, reference, isSumAccepted } = context.req.valid('query');
      const { id: adminId } = getCurrentUser(context);
      const confirmed = { adminId, name, reference, isSumAccepted: isSumAccepted === 'true' };
      return respond(context, await confirmRemittance(deps, await bytesOf(context.req), confirmed), 200);
    })
    .openapi(getOneRoute, async (context) =>
      respond(context, await getRemittance(db, context.req.valid('param').id), 200),
    )
    .openapi(settleRoute, async (context) => {
      const { id } = context.req.valid('param');
      return respond(context, await settleOne(deps, id, getCurrentUser(context).id), 200);
    });
}
