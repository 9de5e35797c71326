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
const noOrder = { 400: errorResponse('invalid-order-id'), 404: errorResponse('order-not-found') };
const tooOften = { 429: errorResponse('too-many') };
const notStarted = {
  ...noOrder,
  ...tooOften,
  409: errorResponse('order-paid'),
  502: errorResponse('payment-not-started'),
  503: errorResponse('provider-away'),
};

const optionsRoute = createRoute({
  method: 'get',
  path: '/payment-options/{orderId}',
  tags,
  summary: 'How my order can be paid, with its price in dollars for 30 minutes',
  request: { params: z.object({ orderId: z.string() }) },
  responses: {
    200: jsonResponse(paymentOptions, 'Scripts, keys and price'),
    ...noOrder,
    409: errorResponse('order-paid'),
  },
});

const razorpayStartRoute = createRoute({
  method: 'post',
  path: '/razorpay/create-order',
  tags,
  summary: 'Begin to pay my order by UPI; again gives the same',
  request: { body: jsonBody(paymentStart) },
  responses: { 200: jsonResponse(razorpayStarted, 'What the payment window needs'), ...notStarted },
});

const razorpayVerifyRoute = createRoute({
  method: 'post',
  path: '/razorpay/verify-payment',
  tags,
  summary: 'I have paid by UPI: here is what the window told me',
  request: { body: jsonBody(razorpayConfirmation) },
  responses: {
    200: jsonResponse(razorpayVerified, 'Paid'),
    400: jsonResponse(razorpayRejected, 'Not so'),
    409: jsonResponse(razorpayRejected, 'Paid, but the order could not be kept: the money goes back'),
    429: jsonResponse(razorpayRejected, 'Too often'),
    503: jsonResponse(razorpayRejected, 'Razorpay does not answer; the order is looked after'),
  },
});

const paypalStartRoute = createRoute({
  method: 'post',
  path: '/paypal/create-order',
  tags,
  summary: 'Begin to pay my order by PayPal, at the price of the payment options',
  request: { body: jsonBody(paymentStart) },
  responses: { 200: jsonResponse(paypalStarted, 'PayPal’s order'), ...notStarted },
});

const paypalCaptureRoute = createRoute({
  method: 'post',
  path: '/paypal/capture-order',
  tags,
  summary: 'I have agreed at PayPal: take the money',
  request: { body: jsonBody(paypalCapture) },
  responses: {
    200: jsonResponse(paypalCaptured, 'Taken'),
    ...noOrder,
    ...tooOften,
    409: errorResponse('instrument-declined'),
    503: errorResponse('provider-away'),
  },
});

const payRoute = createRoute({
  method: 'put',
  path: '/pay',
  tags,
  summary: 'I have paid by PayPal: this is the capture',
  request: { body: jsonBody(payConfirmation) },
  responses: {
    200: jsonResponse(order, 'The paid order'),
    400: errorResponse('payment-unknown'),
    ...tooOften,
    409: errorResponse('payment-refused'),
    503: errorResponse('provider-away'),
  },
});

/** `limit` counts what makes us ask a provider. */
export function paymentsRoutes(deps: PaymentDeps, limit: RateLimit) {
  return createRouter()
    .openapi(optionsRoute, async (context) => {
      const { orderId } = context.req.valid('param');
      if (!z.uuid().safeParse(orderId).success) return reject(context, 'invalid-order-id');
      const options = await getPaymentOptions(deps, { userId: getCurrentUser(context).id, orderId });
      return typeof options === 'string' ? reject(context, options) : context.json(options, 200);
    })
    .openapi(razorpayStartRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const wait = await limit.consume(userId);
      if (wait > 0) return tooManyRequests(context, wait);
      const started = await startRazorpay(deps, { userId, ...context.req.valid('json') });
      return typeof started === 'string' ? reject(context, started) : context.json(started, 200);
    })
    .openapi(razorpayVerifyRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const wait = await limit.consume(userId);
      if (wait > 0) {
        context.header('Retry-After', String(wait));
        return rejectWith(context, 'too-many', { success: false, orderId: null });
      }
      const verified = await verifyRazorpay(deps, userId, context.req.valid('json'));
      const { orderId } = verified;
      if (!('rejected' in verified)) return context.json({ success: true, orderId, error: null }, 200);
      return rejectWith(context, verified.rejected, { success: false, orderId });
    })
    .openapi(paypalStartRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const wait = await limit.consume(userId);
      if (wait > 0) return tooManyRequests(context, wait);
      const started = await startPaypal(deps, { userId, ...context.req.valid('json') });
      return typeof started === 'string' ? reject(context, started) : context.json(started, 200);
    })
    .openapi(paypalCaptureRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const wait = await limit.consume(userId);
      if (wait > 0) return tooManyRequests(context, wait);
      const paypalOrderId = context.req.valid('json').orderId;
      const captured = await capturePaypal(deps, { userId, paypalOrderId });
      return typeof captured === 'string' ? reject(context, captured) : context.json(captured, 200);
    })
    .openapi(payRoute, async (context) => {
      const { id: userId } = getCurrentUser(context);
      const wait = await limit.consume(userId);
      if (wait > 0) return tooManyRequests(context, wait);
      const captureId = context.req.valid('json').paymentId;
      const paid = await confirmPaypal(deps, { userId, captureId });
      return typeof paid === 'string' ? reject(context, paid) : context.json(paid, 200);
    });
}
