import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { paymentStatus } from '../../contract/order.ts';
import { paymentOptions, paymentStart } from '../../contract/payment.ts';
import { CASH_ON_DELIVERY } from '../../rules/payment-methods.ts';
import { reject, tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { checkPayment } from './check-payment.ts';
import { getPaymentOptions } from './get-payment-options.ts';
import { mountPaymentRoutes } from './mount-payment-routes.ts';
import { findMounted, type PaymentDeps } from './payment-deps.ts';
import { startPayment } from './start-payment.ts';

const tags = ['Payments'];
const orderErrors = { 400: errorResponse('invalid-order-id'), 404: errorResponse('order-not-found') };
const rateLimited = { 429: errorResponse('too-many') };
const method = z.object({ method: z.string().meta({ description: 'Id of the payment method' }) });

const optionsRoute = createRoute({
  method: 'get',
  path: '/payment-options/{orderId}',
  tags,
  summary: 'Payment options of my order, with its price in dollars for 30 minutes',
  request: { params: z.object({ orderId: z.string() }) },
  responses: {
    200: jsonResponse(paymentOptions, 'What each method needs, by its id; null when it is not offered'),
    ...orderErrors,
    409: errorResponse('order-paid'),
  },
});

const startRoute = createRoute({
  method: 'post',
  path: '/payments/{method}/start',
  tags,
  summary: 'Start a payment of my order; repeating it returns the same payment',
  request: { params: method, body: jsonBody(paymentStart) },
  responses: {
    200: jsonResponse(z.looseObject({ providerOrderId: z.string() }), 'What the panel of the method needs'),
    ...orderErrors,
    ...rateLimited,
    409: errorResponse('order-paid'),
    502: errorResponse('payment-not-started'),
    503: errorResponse('provider-away'),
  },
});

const checkRoute = createRoute({
  method: 'post',
  path: '/payments/{method}/check',
  tags,
  summary: 'Ask the provider whether my order is paid',
  request: { params: method, body: jsonBody(paymentStart) },
  responses: {
    200: jsonResponse(z.object({ paymentStatus }), 'What is recorded now'),
    ...orderErrors,
    ...rateLimited,
    503: errorResponse('provider-away'),
  },
});

/** `limit` counts the requests that call a provider. */
export function paymentsRoutes(deps: PaymentDeps, limit: RateLimit) {
  const router = createRouter()
    .openapi(optionsRoute, async (context) => {
      const { orderId } = context.req.valid('param');
      if (!z.uuid().safeParse(orderId).success) return reject(context, 'invalid-order-id');
      const { id: userId } = getCurrentUser(context);
      return respond(context, await getPaymentOptions(deps, { userId, orderId }), 200);
    })
    .openapi(startRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const wait = await limit.consume(userId);
      if (wait > 0) return tooManyRequests(context, wait);
      const mounted = findMounted(deps, context.req.valid('param').method);
      // cash is not started: the customer confirms the order
      const isStarted = mounted?.payment.id !== CASH_ON_DELIVERY && mounted?.settings().isOffered;
      if (!mounted || !isStarted) return reject(context, 'not-found');
      const result = await startPayment(deps, mounted, { userId, ...context.req.valid('json') });
      if (!result.ok) return respondWithError(context, result);
      const { providerOrderId, browser } = result.value;
      return context.json({ ...browser, providerOrderId }, 200);
    })
    .openapi(checkRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const wait = await limit.consume(userId);
      if (wait > 0) return tooManyRequests(context, wait);
      const mounted = findMounted(deps, context.req.valid('param').method);
      if (!mounted) return reject(context, 'not-found');
      return respond(
        context,
        await checkPayment(deps, mounted, { userId, ...context.req.valid('json') }),
        200,
      );
    });
  mountPaymentRoutes(router, deps, limit);
  return router;
}
