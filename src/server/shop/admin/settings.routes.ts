import { createRoute } from '@hono/zod-openapi';
import { noticeForm, noticeSettings } from '../../../contract/admin/notice-settings.ts';
import { settings, settingsFormFor, settingsPatchFor } from '../../../contract/admin/settings.ts';
import { cashForm, cashSettings } from '../../../contract/cash-on-delivery.ts';
import { courierForm, courierSettings } from '../../../contract/courier-settings.ts';
import { deliveryForm, deliverySettings } from '../../../contract/delivery.ts';
import { errorBody } from '../../../contract/errors.ts';
import { guestForm, guestSettings } from '../../../contract/guest-settings.ts';
import { offlineForm, offlineSettings } from '../../../contract/offline-settings.ts';
import { policyForm, policySettings } from '../../../contract/policy.ts';
import { unpaidForm, unpaidSettings } from '../../../contract/unpaid.ts';
import { rejectWith } from '../../http/api-error.ts';
import { getCurrentUser } from '../../http/current-user.ts';
import { jsonBody } from '../../http/json-body.ts';
import { respondWithError } from '../../http/respond.ts';
import { errorResponse, jsonResponse } from '../../http/responses.ts';
import { createRouter } from '../../http/router.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure } from '../../platform/result.ts';
import { changeCashTerms, getCashSettings } from '../cash-terms.ts';
import { changeCouriers, getCourierSettings } from '../courier-list.ts';
import { changeDeliveryTerms, getDeliverySettings } from '../delivery-terms.ts';
import { changeGuestShopping, getGuestSettings } from '../guest-shopping.ts';
import { changeNoticeTerms, getNoticeSettings } from '../notice-terms.ts';
import { changeOfflineUse, getOfflineSettings } from '../offline-use.ts';
import { changePolicy, getPolicySettings } from '../shop-policy.ts';
import { changeUnpaidTerms, getUnpaidSettings } from '../unpaid-terms.ts';
import { changeSettings, fixedFields, getSettings, patchSettings } from './change-settings.ts';

const tags = ['Settings (admin)'];
const CONFLICT = 'Another admin has saved since: `current` has the saved values';

const readRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'The settings, and the fields that environment variables override',
  responses: { 200: jsonResponse(settings, 'The settings') },
});
const changeRoute = (fixed: readonly string[]) =>
  createRoute({
    method: 'put',
    path: '/',
    tags,
    summary: 'Change the settings',
    request: { body: jsonBody(settingsFormFor(fixed)) },
    responses: {
      200: jsonResponse(settings, 'The updated settings'),
      400: errorResponse('bad-request'),
      409: jsonResponse(errorBody.extend({ current: settings }), CONFLICT),
    },
  });
const patchRoute = (fixed: readonly string[]) =>
  createRoute({
    method: 'patch',
    path: '/',
    tags,
    summary: 'Change some fields of the settings',
    request: { body: jsonBody(settingsPatchFor(fixed)) },
    responses: {
      200: jsonResponse(settings, 'The updated settings'),
      400: errorResponse('bad-request'),
      409: jsonResponse(errorBody.extend({ current: settings }), CONFLICT),
    },
  });
const readDeliveryRoute = createRoute({
  method: 'get',
  path: '/delivery',
  tags,
  summary: 'The delivery charges, with the version for a change',
  responses: { 200: jsonResponse(deliverySettings, 'The terms') },
});
const changeDeliveryRoute = createRoute({
  method: 'put',
  path: '/delivery',
  tags,
  summary: 'Change the delivery charges and the pincodes that are not served',
  request: { body: jsonBody(deliveryForm) },
  responses: {
    200: jsonResponse(deliverySettings, 'The updated terms'),
    400: errorResponse('bad-request'),
    409: jsonResponse(errorBody.extend({ current: deliverySettings }), CONFLICT),
  },
});
const readUnpaidRoute = createRoute({
  method: 'get',
  path: '/unpaid',
  tags,
  summary: 'The limits of unpaid orders and when they are cancelled, with the version for a change',
  responses: { 200: jsonResponse(unpaidSettings, 'The terms') },
});
const changeUnpaidRoute = createRoute({
  method: 'put',
  path: '/unpaid',
  tags,
  summary: 'Change the limits of unpaid orders and when they are cancelled',
  request: { body: jsonBody(unpaidForm) },
  responses: {
    200: jsonResponse(unpaidSettings, 'The updated terms'),
    400: errorResponse('bad-request'),
    409: jsonResponse(errorBody.extend({ current: unpaidSettings }), CONFLICT),
  },
});
const readCashRoute = createRoute({
  method: 'get',
  path: '/cash-on-delivery',
  tags,
  summary: 'The terms for cash on delivery, with the version for a change',
  responses: { 200: jsonResponse(cashSettings, 'The terms') },
});
const changeCashRoute = createRoute({
  method: 'put',
  path: '/cash-on-delivery',
  tags,
  summary: 'Offer cash on delivery, and change its limits, fee and pincodes',
  request: { body: jsonBody(cashForm) },
  responses: {
    200: jsonResponse(cashSettings, 'The updated terms'),
    400: errorResponse('bad-request'),
    409: jsonResponse(errorBody.extend({ current: cashSettings }), CONFLICT),
  },
});
const readPolicyRoute = createRoute({
  method: 'get',
  path: '/policy',
  tags,
  summary: 'Minimum order, periods and delivery days, with the version for a change',
  responses: { 200: jsonResponse(policySettings, 'The policy') },
});
const changePolicyRoute = createRoute({
  method: 'put',
  path: '/policy',
  tags,
  summary: 'Change minimum order, periods and delivery days; orders keep what they were promised',
  request: { body: jsonBody(policyForm) },
  responses: {
    200: jsonResponse(policySettings, 'The updated policy'),
    400: errorResponse('bad-request'),
    409: jsonResponse(errorBody.extend({ current: policySettings }), CONFLICT),
  },
});
const readGuestsRoute = createRoute({
  method: 'get',
  path: '/guests',
  tags,
  summary: 'Whether visitors may shop without an account, with the version for a change',
  responses: { 200: jsonResponse(guestSettings, 'The setting') },
});
const changeGuestsRoute = createRoute({
  method: 'put',
  path: '/guests',
  tags,
  summary: 'Let visitors shop without an account, or not',
  request: { body: jsonBody(guestForm) },
  responses: {
    200: jsonResponse(guestSettings, 'The updated setting'),
    400: errorResponse('bad-request'),
    409: jsonResponse(errorBody.extend({ current: guestSettings }), CONFLICT),
  },
});

const readNoticesRoute = createRoute({
  method: 'get',
  path: '/notices',
  tags,
  summary: 'When customers get messages, with the version for a change',
  responses: { 200: jsonResponse(noticeSettings, 'The setting') },
});
const changeNoticesRoute = createRoute({
  method: 'put',
  path: '/notices',
  tags,
  summary: 'Change the quiet hours and the reminders',
  request: { body: jsonBody(noticeForm) },
  responses: {
    200: jsonResponse(noticeSettings, 'The updated setting'),
    400: errorResponse('bad-request'),
    409: jsonResponse(errorBody.extend({ current: noticeSettings }), CONFLICT),
  },
});

const readOfflineRoute = createRoute({
  method: 'get',
  path: '/offline',
  tags,
  summary: 'Whether the shop can be read without a connection, with the version for a change',
  responses: { 200: jsonResponse(offlineSettings, 'The setting') },
});
const changeOfflineRoute = createRoute({
  method: 'put',
  path: '/offline',
  tags,
  summary: 'Let browsers store pages for reading without a connection, or remove what they stored',
  request: { body: jsonBody(offlineForm) },
  responses: {
    200: jsonResponse(offlineSettings, 'The updated setting'),
    400: errorResponse('bad-request'),
    409: jsonResponse(errorBody.extend({ current: offlineSettings }), CONFLICT),
  },
});

const readCouriersRoute = createRoute({
  method: 'get',
  path: '/couriers',
  tags,
  summary: 'The couriers with their tracking pages, with the version for a change',
  responses: { 200: jsonResponse(courierSettings, 'The couriers') },
});
const changeCouriersRoute = createRoute({
  method: 'put',
  path: '/couriers',
  tags,
  summary: 'Change the list of couriers',
  request: { body: jsonBody(courierForm) },
  responses: {
    200: jsonResponse(courierSettings, 'The updated couriers'),
    400: errorResponse('bad-request'),
    409: jsonResponse(errorBody.extend({ current: courierSettings }), CONFLICT),
  },
});

export function settingsRoutes(db: Db, config: Config) {
  const fixed = Object.keys(fixedFields(config.shop));
  return createRouter()
    .openapi(readRoute, async (context) => context.json(await getSettings(db, config), 200))
    .openapi(changeRoute(fixed), async (context) => {
      const result = await changeSettings(db, config, getCurrentUser(context).id, context.req.valid('json'));
      if (result.ok) return context.json(result.value, 200);
      return rejectWith(context, result.code, { current: await getSettings(db, config) });
    })
    .openapi(patchRoute(fixed), async (context) => {
      const result = await patchSettings(db, config, getCurrentUser(context).id, context.req.valid('json'));
      if (result.ok) return context.json(result.value, 200);
      if (result.code === 'bad-request') return respondWithError(context, failure(result.code, result));
      return rejectWith(context, result.code, { current: await getSettings(db, config) });
    })
    .openapi(readDeliveryRoute, async (context) => context.json(await getDeliverySettings(db), 200))
    .openapi(changeDeliveryRoute, async (context) => {
      const result = await changeDeliveryTerms(db, getCurrentUser(context).id, context.req.valid('json'));
      if (result.ok) return context.json(result.value, 200);
      return rejectWith(context, result.code, { current: await getDeliverySettings(db) });
    })
    .openapi(readUnpaidRoute, async (context) => context.json(await getUnpaidSettings(db), 200))
    .openapi(changeUnpaidRoute, async (context) => {
      const result = await changeUnpaidTerms(db, getCurrentUser(context).id, context.req.valid('json'));
      if (result.ok) return context.json(result.value, 200);
      return rejectWith(context, result.code, { current: await getUnpaidSettings(db) });
    })
    .openapi(readCashRoute, async (context) => context.json(await getCashSettings(db), 200))
    .openapi(changeCashRoute, async (context) => {
      const result = await changeCashTerms(db, getCurrentUser(context).id, context.req.valid('json'));
      if (result.ok) return context.json(result.value, 200);
      return rejectWith(context, result.code, { current: await getCashSettings(db) });
    })
    .openapi(readPolicyRoute, async (context) => context.json(await getPolicySettings(db), 200))
    .openapi(changePolicyRoute, async (context) => {
      const result = await changePolicy(db, getCurrentUser(context).id, context.req.valid('json'));
      if (result.ok) return context.json(result.value, 200);
      return rejectWith(context, result.code, { current: await getPolicySettings(db) });
    })
    .openapi(readGuestsRoute, async (context) => context.json(await getGuestSettings(db), 200))
    .openapi(changeGuestsRoute, async (context) => {
      const result = await changeGuestShopping(db, getCurrentUser(context).id, context.req.valid('json'));
      if (result.ok) return context.json(result.value, 200);
      return rejectWith(context, result.code, { current: await getGuestSettings(db) });
    })
    .openapi(readNoticesRoute, async (context) => context.json(await getNoticeSettings(db), 200))
    .openapi(changeNoticesRoute, async (context) => {
      const result = await changeNoticeTerms(db, getCurrentUser(context).id, context.req.valid('json'));
      if (result.ok) return context.json(result.value, 200);
      return rejectWith(context, result.code, { current: await getNoticeSettings(db) });
    })
    .openapi(readOfflineRoute, async (context) => context.json(await getOfflineSettings(db), 200))
    .openapi(changeOfflineRoute, async (context) => {
      const result = await changeOfflineUse(db, getCurrentUser(context).id, context.req.valid('json'));
      if (result.ok) return context.json(result.value, 200);
      return rejectWith(context, result.code, { current: await getOfflineSettings(db) });
    })
    .openapi(readCouriersRoute, async (context) => context.json(await getCourierSettings(db), 200))
    .openapi(changeCouriersRoute, async (context) => {
      const result = await changeCouriers(db, getCurrentUser(context).id, context.req.valid('json'));
      if (result.ok) return context.json(result.value, 200);
      return rejectWith(context, result.code, { current: await getCourierSettings(db) });
    });
}
