import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { reorderResponse } from '../../contract/order.ts';
import { reminderChange, reminderSettings, reminderToken } from '../../contract/reminder.ts';
import { runningLow } from '../../messages/running-low.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { fillCart } from './fill-cart.ts';
import { changeReminders, getReminderSettings, stopByToken } from './reminder-choice.ts';

const tags = ['Messages'];
const mine = jsonResponse(reminderSettings, 'My choice');

const readRoute = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Whether I want reminders of what runs low',
  responses: { 200: mine },
});

const changeRoute = createRoute({
  method: 'put',
  path: '/',
  tags,
  summary: 'Switch reminders on or off',
  request: { body: jsonBody(reminderChange) },
  responses: { 200: mine, 400: errorResponse('bad-request') },
});

const fillRoute = createRoute({
  // another site cannot send it without asking first
  method: 'put',
  path: '/{token}/cart',
  tags,
  summary: 'Put what my reminder was about into my cart',
  request: { params: reminderToken },
  responses: {
    200: jsonResponse(reorderResponse, 'The cart as it is now, and what was skipped'),
    400: errorResponse('bad-request'),
    404: errorResponse('not-found'),
  },
});

const stopRoute = createRoute({
  method: 'delete',
  path: '/{token}',
  tags,
  summary: 'End the reminders of whoever got this link',
  request: { params: reminderToken },
  responses: {
    200: jsonResponse(z.object({ message: z.string() }), 'Done'),
    400: errorResponse('bad-request'),
  },
});

export function remindersRoutes(db: Db) {
  return createRouter()
    .openapi(readRoute, async (context) =>
      context.json(await getReminderSettings(db, getCurrentUser(context).id), 200),
    )
    .openapi(changeRoute, async (context) => {
      const { isOn } = context.req.valid('json');
      return context.json(await changeReminders(db, getCurrentUser(context).id, isOn), 200);
    })
    .openapi(fillRoute, async (context) => {
      const { token } = context.req.valid('param');
      const { id } = getCurrentUser(context);
      return respond(context, await fillCart(db, id, token, requestLanguage(context)), 200);
    })
    .openapi(stopRoute, async (context) => {
      await stopByToken(db, context.req.valid('param').token);
      return context.json({ message: runningLow.stopped }, 200);
    });
}
