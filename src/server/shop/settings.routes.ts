import { createRoute } from '@hono/zod-openapi';
import { deliveryForm, deliveryTerms } from '../../contract/delivery.ts';
import { settings, settingsForm } from '../../contract/owner/settings.ts';
import { unpaidForm, unpaidTerms } from '../../contract/unpaid.ts';
import { answer, refusal } from '../http/answers.ts';
import { callerOf } from '../http/caller.ts';
import { jsonBody } from '../http/json-body.ts';
import { createRouter } from '../http/router.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { changeSettings, getSettings } from './change-settings.ts';
import { changeDeliveryTerms } from './delivery-terms.ts';
import { changeUnpaidTerms, getUnpaidTerms } from './unpaid-terms.ts';

const tags = ['Settings (admin)'];

const readRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: "The shop's data, and what of it the environment decides",
  responses: { 200: answer(settings, 'The settings') },
});
const changeRoute = createRoute({
  method: 'put',
  path: '/',
  tags,
  summary: "Change the shop's data",
  request: { body: jsonBody(settingsForm) },
  responses: { 200: answer(settings, 'The settings as they are now'), 400: refusal('bad-request') },
});
const deliveryRoute = createRoute({
  method: 'put',
  path: '/delivery',
  tags,
  summary: 'Change what delivery costs, and where the shop does not send',
  request: { body: jsonBody(deliveryForm) },
  responses: { 200: answer(deliveryTerms, 'The terms as they are now'), 400: refusal('bad-request') },
});
const unpaidReadRoute = createRoute({
  method: 'get',
  path: '/unpaid',
  tags,
  summary: 'What unpaid orders may hold, and when they are cancelled',
  responses: { 200: answer(unpaidTerms, 'The terms') },
});
const unpaidRoute = createRoute({
  method: 'put',
  path: '/unpaid',
  tags,
  summary: 'Change what unpaid orders may hold, and when they are cancelled',
  request: { body: jsonBody(unpaidForm) },
  responses: { 200: answer(unpaidTerms, 'The terms as they are now'), 400: refusal('bad-request') },
});

export function settingsRoutes(db: Db, config: Config) {
  return createRouter()
    .openapi(readRoute, async (context) => context.json(await getSettings(db, config), 200))
    .openapi(changeRoute, async (context) =>
      context.json(await changeSettings(db, config, callerOf(context).id, context.req.valid('json')), 200),
    )
    .openapi(deliveryRoute, async (context) =>
      context.json(await changeDeliveryTerms(db, callerOf(context).id, context.req.valid('json')), 200),
    )
    .openapi(unpaidReadRoute, async (context) => context.json(await getUnpaidTerms(db), 200))
    .openapi(unpaidRoute, async (context) =>
      context.json(await changeUnpaidTerms(db, callerOf(context).id, context.req.valid('json')), 200),
    );
}
