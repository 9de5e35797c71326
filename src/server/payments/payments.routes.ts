import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { order } from '../../contract/order.ts';
import {
  payConfirmation,
  paymentOptions,
  paymentStart,
  paypalCapture,
  paypalCaptured,
  paypalStarted,
  razorpayConfirmation,
  razorpayRejected,
  razorpayStarted,
  razorpayVerified,
} from '../../contract/payment.ts';
import { reject, rejectWith, tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respond } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { capturePaypal } from './capture-paypal.ts';
import { confirmPaypal } from './confirm-paypal.ts';
import { getPaymentOptions } from './get-payment-options.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { startPaypal } from './start-paypal.ts';
import { startRazorpay } from './start-razorpay.ts';
import { verifyRazorpay } from './verify-razorpay.ts';

const tags = ['Payments'];
const orderErrors = { 400: errorResponse('invalid-order-id'), 404: errorResponse('order-not-found') };
const rateLimited = { 429: errorResponse('too-many') };
const notStarted = {
  ...orderErrors,
  ...rateLimited,
  409: errorResponse('order-paid'),
  502: errorResponse('payment-not-started'),
  503: errorResponse('provider-away'),
};

const optionsRoute = createRoute({
  method: 'get',
  path: '/payment-options/{orderId}',
  tags,
  summary: 'Payment options of my order, with its price in dollars for 30 minutes',
  request: { params: z.object({ orderId: z.string() }) },
  responses: {
    200: jsonResponse(paymentOptions, 'Scripts, keys and price'),
    ...orderErrors,
    409: errorResponse('order-paid'),
  },
});

const razorpayStartRoute = createRoute({
  method: 'post',
  path: '/razorpay/create-order',
  tags,
  summary: 'Start a payment of my order by UPI; repeating it returns the same payment',
  request: { body: jsonBody(paymentStart) },
  responses: { 200: jsonResponse(razorpayStarted, 'Data for the payment window'), ...notStarted },
});

const razorpayVerifyRoute = createRoute({
  method: 'post',
  path: '/razorpay/verify-payment',
  tags,
  summary: 'Confirm my payment by UPI with the data of the payment window',
  request: { body: jsonBody(razorpayConfirmation) },
  responses: {
    200: jsonResponse(razorpayVerified, 'Paid'),
    400: jsonResponse(razorpayRejected, 'Not verified'),
    409: jsonResponse(
      razorpayRejected,
      'Paid, but the order is no longer available: the payment is refunded',
    ),
    429: jsonResponse(razorpayRejected, 'Too many requests'),
    503: jsonResponse(razorpayRejected, 'Razorpay does not respond; the payment is reconciled later'),
  },
});

const paypalStartRoute = createRoute({
  method: 'post',
  path: '/paypal/create-order',
  tags,
  summary: 'Start a payment of my order by PayPal, at the price of the payment options',
  request: { body: jsonBody(paymentStart) },
  responses: { 200: jsonResponse(paypalStarted, 'PayPal’s order'), ...notStarted },
});

const paypalCaptureRoute = createRoute({
  method: 'post',
  path: '/paypal/capture-order',
  tags,
  summary: 'Capture the payment that I approved at PayPal',
  request: { body: jsonBody(paypalCapture) },
  responses: {
    200: jsonResponse(paypalCaptured, 'Captured'),
    ...orderErrors,
    ...rateLimited,
    409: errorResponse('instrument-declined'),
    503: errorResponse('provider-away'),
  },
});

const payRoute = createRoute({
  method: 'put',
  path: '/pay',
  tags,
  summary: 'Confirm my payment by PayPal with the id of its capture',
  request: { body: jsonBody(payConfirmation) },
  responses: {
    200: jsonResponse(order, 'The paid order'),
    400: errorResponse('payment-unknown'),
    ...rateLimited,
    409: errorResponse('payment-refused'),
    503: errorResponse('provider-away'),
  },
});

/** `limit` counts the requests that call a provider. */
export function paymentsRoutes(deps: PaymentDeps, limit: RateLimit) {
  return createRouter()
    .openapi(optionsRoute, async (context) => {
      const { orderId } = context.req.valid('param');
      if (!z.uuid().safeParse(orderId).success) return reject(context, 'invalid-order-id');
      const { id: userId } = getCurrentUser(context);
      return respond(context, await getPaymentOptions(deps, { userId, orderId }), 200);
    })
    .openapi(razorpayStartRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const wait = await limit.consume(userId);
      if (wait > 0) return tooManyRequests(context, wait);
      return respond(context, await startRazorpay(deps, { userId, ...context.req.valid('json') }), 200);
    })
    .openapi(razorpayVerifyRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const wait = await limit.consume(userId);
      if (wait > 0) {
        context.header('Retry-After', String(wait));
        return rejectWith(context, 'too-many', { success: false, orderId: null });
      }
      const result = await verifyRazorpay(deps, userId, context.req.valid('json'));
      return result.ok
        ? context.json({ success: true, orderId: result.value.orderId, error: null }, 200)
        : rejectWith(context, result.code, { success: false, orderId: result.orderId });
    })
    .openapi(paypalStartRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const wait = await limit.consume(userId);
      if (wait > 0) return tooManyRequests(context, wait);
      return respond(context, await startPaypal(deps, { userId, ...context.req.valid('json') }), 200);
    })
    .openapi(paypalCaptureRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const wait = await limit.consume(userId);
      if (wait > 0) return tooManyRequests(context, wait);
      const paypalOrderId = context.req.valid('json').orderId;
      return respond(context, await capturePaypal(deps, { userId, paypalOrderId }), 200);
    })
    .openapi(payRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const wait = await limit.consume(userId);
      if (wait > 0) return tooManyRequests(context, wait);
      const captureId = context.req.valid('json').paymentId;
      return respond(context, await confirmPaypal(deps, { userId, captureId }), 200);
    });
}
