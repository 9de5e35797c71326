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
  razorpayProof,
  razorpayRefused,
  razorpayStarted,
  razorpayVerified,
} from '../../contract/payment.ts';
import { refuse, refuseWith, tooMany } from '../http/api-error.ts';
import { callerOf } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { answer, refusal } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Limit } from '../platform/rate-limits.ts';
import { capturePaypal } from './capture-paypal.ts';
import { confirmPaypal } from './confirm-paypal.ts';
import { getPaymentOptions } from './get-payment-options.ts';
import type { PaymentParts } from './payment-deps.ts';
import { startPaypal } from './start-paypal.ts';
import { startRazorpay } from './start-razorpay.ts';
import { verifyRazorpay } from './verify-razorpay.ts';

const tags = ['Payments'];
const noOrder = { 400: refusal('invalid-order-id'), 404: refusal('order-not-found') };
const tooOften = { 429: refusal('too-many') };
const notStarted = {
  ...noOrder,
  ...tooOften,
  409: refusal('order-paid'),
  502: refusal('payment-not-started'),
  503: refusal('provider-away'),
};

const optionsRoute = createRoute({
  method: 'get',
  path: '/payment-options/{orderId}',
  tags,
  summary: 'How my order can be paid, with its price in dollars for 30 minutes',
  request: { params: z.object({ orderId: z.string() }) },
  responses: {
    200: answer(paymentOptions, 'Scripts, keys and price'),
    ...noOrder,
    409: refusal('order-paid'),
  },
});

const razorpayStartRoute = createRoute({
  method: 'post',
  path: '/razorpay/create-order',
  tags,
  summary: 'Begin to pay my order by UPI; again gives the same',
  request: { body: jsonBody(paymentStart) },
  responses: { 200: answer(razorpayStarted, 'What the payment window needs'), ...notStarted },
});

const razorpayVerifyRoute = createRoute({
  method: 'post',
  path: '/razorpay/verify-payment',
  tags,
  summary: 'I have paid by UPI: here is what the window told me',
  request: { body: jsonBody(razorpayProof) },
  responses: {
    200: answer(razorpayVerified, 'Paid'),
    400: answer(razorpayRefused, 'Not so'),
    409: answer(razorpayRefused, 'Paid, but the order could not be kept: the money goes back'),
    429: answer(razorpayRefused, 'Too often'),
    503: answer(razorpayRefused, 'Razorpay does not answer; the order is looked after'),
  },
});

const paypalStartRoute = createRoute({
  method: 'post',
  path: '/paypal/create-order',
  tags,
  summary: 'Begin to pay my order by PayPal, at the price of the payment options',
  request: { body: jsonBody(paymentStart) },
  responses: { 200: answer(paypalStarted, 'PayPal’s order'), ...notStarted },
});

const paypalCaptureRoute = createRoute({
  method: 'post',
  path: '/paypal/capture-order',
  tags,
  summary: 'I have agreed at PayPal: take the money',
  request: { body: jsonBody(paypalCapture) },
  responses: {
    200: answer(paypalCaptured, 'Taken'),
    ...noOrder,
    ...tooOften,
    409: refusal('instrument-declined'),
    503: refusal('provider-away'),
  },
});

const payRoute = createRoute({
  method: 'put',
  path: '/pay',
  tags,
  summary: 'I have paid by PayPal: this is the capture',
  request: { body: jsonBody(payConfirmation) },
  responses: {
    200: answer(order, 'The paid order'),
    400: refusal('payment-unknown'),
    ...tooOften,
    409: refusal('payment-refused'),
    503: refusal('provider-away'),
  },
});

/** `limit` counts what makes us ask a provider. */
export function paymentsRoutes(parts: PaymentParts, limit: Limit) {
  return createRouter()
    .openapi(optionsRoute, async (context) => {
      const { orderId } = context.req.valid('param');
      if (!z.uuid().safeParse(orderId).success) return refuse(context, 'invalid-order-id');
      const options = await getPaymentOptions(parts, { userId: callerOf(context).id, orderId });
      return typeof options === 'string' ? refuse(context, options) : context.json(options, 200);
    })
    .openapi(razorpayStartRoute, async (context) => {
      const { id: userId } = callerOf(context);
      const wait = await limit.take(userId);
      if (wait > 0) return tooMany(context, wait);
      const started = await startRazorpay(parts, { userId, ...context.req.valid('json') });
      return typeof started === 'string' ? refuse(context, started) : context.json(started, 200);
    })
    .openapi(razorpayVerifyRoute, async (context) => {
      const { id: userId } = callerOf(context);
      const wait = await limit.take(userId);
      if (wait > 0) {
        context.header('Retry-After', String(wait));
        return refuseWith(context, 'too-many', { success: false, orderId: null });
      }
      const verified = await verifyRazorpay(parts, userId, context.req.valid('json'));
      const { orderId } = verified;
      if (!('refused' in verified)) return context.json({ success: true, orderId, error: null }, 200);
      return refuseWith(context, verified.refused, { success: false, orderId });
    })
    .openapi(paypalStartRoute, async (context) => {
      const { id: userId } = callerOf(context);
      const wait = await limit.take(userId);
      if (wait > 0) return tooMany(context, wait);
      const started = await startPaypal(parts, { userId, ...context.req.valid('json') });
      return typeof started === 'string' ? refuse(context, started) : context.json(started, 200);
    })
    .openapi(paypalCaptureRoute, async (context) => {
      const { id: userId } = callerOf(context);
      const wait = await limit.take(userId);
      if (wait > 0) return tooMany(context, wait);
      const paypalOrderId = context.req.valid('json').orderId;
      const captured = await capturePaypal(parts, { userId, paypalOrderId });
      return typeof captured === 'string' ? refuse(context, captured) : context.json(captured, 200);
    })
    .openapi(payRoute, async (context) => {
      const { id: userId } = callerOf(context);
      const wait = await limit.take(userId);
      if (wait > 0) return tooMany(context, wait);
      const captureId = context.req.valid('json').paymentId;
      const paid = await confirmPaypal(parts, { userId, captureId });
      return typeof paid === 'string' ? refuse(context, paid) : context.json(paid, 200);
    });
}
