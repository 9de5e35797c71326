import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { cashCodeRequest, cashConfirmation } from '../../contract/cash-on-delivery.ts';
import { order } from '../../contract/order.ts';
import { account } from '../../messages/account.ts';
import type { MobileSender } from '../codes/mobile-sender.ts';
import { RESEND_SECONDS, secondsToWait, sendCode } from '../codes/send-code.ts';
import { reject, tooManyRequests } from '../http/api-error.ts';
import type { BrowserCookie } from '../http/browser-cookie.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import { getOrder } from '../orders/read-orders.ts';
import type { Database } from '../platform/db/db.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import { tokenHash } from '../platform/tokens.ts';
import { codeAddress } from './code-address.ts';
import { CASH_CODE, type CashDeps, confirmCash } from './confirm-cash.ts';

const tags = ['Payments'];

const codeRoute = createRoute({
  method: 'post',
  path: '/cash-on-delivery/code',
  tags,
  summary:
    'Send me the code that confirms an order with cash on delivery, for this browser: by e-mail, or by text message to who has none',
  request: { body: jsonBody(cashCodeRequest) },
  responses: {
    200: jsonResponse(z.object({ message: z.string() }), 'Requested'),
    400: errorResponse('bad-request'),
    404: errorResponse('order-not-found'),
    409: errorResponse('cash-not-possible'),
    429: errorResponse('too-many'),
    503: errorResponse('sms-failed'),
  },
});

const confirmRoute = createRoute({
  method: 'post',
  path: '/cash-on-delivery',
  tags,
  summary: 'Order with cash on delivery. Repeating it changes nothing',
  request: { body: jsonBody(cashConfirmation) },
  responses: {
    200: jsonResponse(order, 'The confirmed order, with the fee in its total'),
    400: errorResponse('invalid-code'),
    404: errorResponse('order-not-found'),
    409: errorResponse('cash-not-possible'),
    429: errorResponse('too-many'),
  },
});

const HOUR = 3600;

export function cashRoutes({
  pool,
  browsers,
  mobile,
  ...rest
}: Omit<CashDeps, 'hasSms'> & { pool: Database['pool']; browsers: BrowserCookie; mobile: MobileSender }) {
  const deps = { ...rest, hasSms: mobile.isOn };
  const { db, jobs } = deps;
  const codes = createRateLimit(pool, 'cash-codes', { points: 10, seconds: HOUR });
  const confirmations = createRateLimit(pool, 'cash-orders', { points: 60, seconds: HOUR });
  return createRouter()
    .openapi(codeRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const found = await getOrder(db, userId, context.req.valid('json').orderId);
      if (!found.ok) return respondWithError(context, found);
      const address = await codeAddress(db, { email: found.value.email, userId }, mobile.isOn());
      if (!address) return reject(context, 'cash-not-possible');
      const { by: way, to } = address;
      const browser = browsers.getOrCreate(context);
      const requester = { browserHash: tokenHash(browser) };
      const early = await secondsToWait(db, CASH_CODE, to, requester);
      if (early > 0) return tooManyRequests(context, early);
      const wait = await codes.consume(userId);
      if (wait > 0) return tooManyRequests(context, wait);
      if (way === 'sms') {
        const notSent = await mobile.send(context, { purpose: CASH_CODE, mobile: to, requester });
        return notSent ?? context.json({ message: account.codeSentBySms }, 200);
      }
      const by = { requester, browser, network: context.get('address'), language: requestLanguage(context) };
      const sent = await sendCode(jobs, db, CASH_CODE, to, by);
      return sent.ok
        ? context.json({ message: account.codeSentAgain }, 200)
        : tooManyRequests(context, RESEND_SECONDS);
    })
    .openapi(confirmRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const wait = await confirmations.consume(userId);
      if (wait > 0) return tooManyRequests(context, wait);
      const browser = browsers.get(context);
      const requester = browser === undefined ? undefined : { browserHash: tokenHash(browser) };
      const input = context.req.valid('json');
      const confirmed = await confirmCash(deps, { ...input, userId, requester });
      if (!confirmed.ok) return respondWithError(context, confirmed);
      return respond(context, await getOrder(db, userId, input.orderId, requestLanguage(context)), 200);
    });
}
