import { z } from 'zod';
import { order } from '../../src/contract/order.ts';
import { paymentStart } from '../../src/contract/payment.ts';
import { defineRoute, type PaymentRoute, type ProviderTools } from '../../src/extension/payments.ts';
import { capturePaypal } from './capture-paypal.ts';
import { confirmPaypal } from './confirm-paypal.ts';
import type { Paypal } from './paypal-client.ts';
import type { PaypalSettings } from './settings.server.ts';

const providerId = z.string().trim().min(1).max(64);

const started = z.object({
  orderId: z.string().meta({ description: 'PayPal’s order id' }),
  amount: z.number().meta({ description: 'In dollars' }),
  currency: z.literal('USD'),
});

const notOffered = { ok: false, code: 'paypal-not-offered' } as const;

export function paypalRoutes(
  paypal: Paypal,
  { isOffered }: PaypalSettings,
  log: ProviderTools['log'],
): readonly PaymentRoute[] {
  return [
    defineRoute({
      method: 'post',
      path: '/paypal/create-order',
      summary: 'Start a payment of my order by PayPal, at the price of the payment options',
      body: paymentStart,
      responses: {
        200: { schema: started, description: 'PayPal’s order' },
        400: 'invalid-order-id',
        404: 'order-not-found',
        429: 'too-many',
        409: 'order-paid',
        502: 'payment-not-started',
        503: 'provider-away',
      },
      handle: async ({ userId, body: { orderId } }, actions) => {
        if (!isOffered) return notOffered;
        const result = await actions.start({ userId, orderId });
        if (!result.ok) return result;
        const { providerOrderId, browser } = result.value;
        return { ok: true, body: { orderId: providerOrderId, ...browser } };
      },
    }),
    defineRoute({
      method: 'post',
      path: '/paypal/capture-order',
      summary: 'Capture the payment that I approved at PayPal',
      body: z.object({ orderId: providerId.meta({ description: 'PayPal’s order id' }) }),
      responses: {
        200: { schema: z.object({ paymentId: z.string() }), description: 'Captured' },
        400: 'invalid-order-id',
        404: 'order-not-found',
        429: 'too-many',
        409: 'instrument-declined',
        503: 'provider-away',
      },
      handle: async ({ userId, body }, actions) =>
        isOffered
          ? capturePaypal({ paypal, actions, log }, { userId, paypalOrderId: body.orderId })
          : notOffered,
    }),
    defineRoute({
      method: 'put',
      path: '/pay',
      summary: 'Confirm my payment by PayPal with the id of its capture',
      body: z.object({ paymentId: providerId.meta({ description: 'PayPal’s capture id' }) }),
      responses: {
        200: { schema: order, description: 'The paid order' },
        400: 'payment-unknown',
        429: 'too-many',
        409: 'payment-refused',
        503: 'provider-away',
      },
      handle: async ({ userId, body }, actions) =>
        isOffered ? confirmPaypal({ paypal, actions }, { userId, captureId: body.paymentId }) : notOffered,
    }),
  ];
}
