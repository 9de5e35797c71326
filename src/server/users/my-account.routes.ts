import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { account, device, languageChange } from '../../contract/account.ts';
import { gstinForm } from '../../contract/buyer-gstin.ts';
import { publicFields } from '../../contract/extra-fields.ts';
import type { FieldDefinition } from '../../extension/field-definitions.ts';
import { apiResults } from '../../messages/api-results.ts';
import type { Sender } from '../emails/email-layout.ts';
import { withPublicFields } from '../extra-fields/public-fields.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import { lastBuyerGstin } from '../orders/last-buyer-gstin.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { endSession, endSessions } from '../sessions/end-sessions.ts';
import { listDevices } from '../sessions/list-devices.ts';
import { changeLanguage } from './change-language.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { getAccount } from './get-account.ts';

const tags = ['Users'];
const devices = jsonResponse(z.array(device), 'Devices where the user is signed in, last used first');

const meRoute = createRoute({
  method: 'get',
  path: '/me',
  tags,
  summary: 'The signed-in user; rights and details may have changed since the login',
  responses: {
    200: jsonResponse(account.extend({ fields: publicFields }), 'Me'),
    404: errorResponse('user-not-found'),
  },
});

const gstinRoute = createRoute({
  method: 'get',
  path: '/gstin',
  tags,
  summary: 'The GSTIN of my last order that had one, for the next; empty without any',
  responses: { 200: jsonResponse(gstinForm, 'The GSTIN') },
});

const languageRoute = createRoute({
  method: 'put',
  path: '/language',
  tags,
  summary: 'Set the language of my e-mails and invoices',
  request: { body: jsonBody(languageChange) },
  responses: { 200: jsonResponse(account, 'Me'), 400: errorResponse('bad-request') },
});

const devicesRoute = createRoute({
  method: 'get',
  path: '/devices',
  tags,
  summary: 'List the devices where I am signed in',
  responses: { 200: devices },
});

const signOutOthersRoute = createRoute({
  method: 'delete',
  path: '/devices',
  tags,
  summary: 'Sign out all other devices',
  responses: { 200: devices },
});

const signOutRoute = createRoute({
  method: 'delete',
  path: '/devices/{id}',
  tags,
  summary: 'Sign out one device',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: devices, 404: errorResponse('not-found') },
});

const exportRoute = createRoute({
  method: 'get',
  path: '/export',
  tags,
  summary: 'Download all data that the shop stores about me',
  responses: {
    200: jsonResponse(z.object({}), 'Account, orders, reviews, messages'),
    404: errorResponse('user-not-found'),
  },
});

const deleteRoute = createRoute({
  method: 'delete',
  path: '/me',
  tags,
  summary: 'Delete my account; orders stay without my name',
  responses: {
    200: jsonResponse(z.object({ message: z.string() }), 'Deleted'),
    409: errorResponse('orders-open'),
  },
});

interface Deps {
  db: Db;
  jobs: Jobs;
  sender: () => Promise<Sender>;
  /** Extra fields of extensions. */
  fields: readonly FieldDefinition[];
}

export function myAccountRoutes({ db, jobs, sender, fields }: Deps) {
  return createRouter()
    .openapi(meRoute, async (context) => {
      const result = await getAccount(db, getCurrentUser(context).id);
      if (!result.ok) return respondWithError(context, result);
      const [me = result.value] = await withPublicFields(db, fields, 'customer', [result.value]);
      return context.json(me, 200);
    })
    .openapi(gstinRoute, async (context) =>
      context.json({ gstin: await lastBuyerGstin(db, getCurrentUser(context).id) }, 200),
    )
    .openapi(languageRoute, async (context) => {
      const { language } = context.req.valid('json');
      return context.json(await changeLanguage(db, getCurrentUser(context).id, language), 200);
    })
    .openapi(devicesRoute, async (context) => {
      const { id, sessionId } = getCurrentUser(context);
      return context.json(await listDevices(db, id, sessionId), 200);
    })
    .openapi(signOutOthersRoute, async (context) => {
      const { id, sessionId } = getCurrentUser(context);
      await endSessions(db, id, sessionId);
      return context.json(await listDevices(db, id, sessionId), 200);
    })
    .openapi(signOutRoute, async (context) => {
      const { id, sessionId } = getCurrentUser(context);
      const result = await endSession(db, id, context.req.valid('param').id);
      if (!result.ok) return respondWithError(context, result);
      return context.json(await listDevices(db, id, sessionId), 200);
    })
    .openapi(exportRoute, async (context) => {
      const result = await exportData(db, getCurrentUser(context).id);
      if (!result.ok) return respondWithError(context, result);
      await recordSecurityEvent(db, {
        kind: 'export',
        accountId: getCurrentUser(context).id,
        detail: { file: 'my-data.json' },
      });
      context.header('Content-Disposition', 'attachment; filename="my-data.json"');
      return context.json(result.value, 200);
    })
    .openapi(deleteRoute, async (context) => {
      const result = await deleteAccount(db, jobs, getCurrentUser(context), await sender());
      if (!result.ok) return respondWithError(context, result);
      return context.json({ message: apiResults.accountDeleted }, 200);
    });
}
