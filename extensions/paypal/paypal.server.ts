import type { StartedAttempt } from '../../src/extension/payment-actions.ts';
import type { PaymentServer, ProviderTools } from '../../src/extension/payments.ts';
import type { ProviderResult } from '../../src/extension/provider-result.ts';
import { createPaypal, type Paypal } from './paypal-client.ts';
import { paypalRoutes } from './paypal-routes.ts';
import { paypalSource } from './paypal-source.ts';
import { type PaypalOrder, readPaypalEvent } from './paypal-wire.ts';
import type { PaypalSettings } from './settings.server.ts';

interface PaypalOptions {
  /** URL of the PayPal SDK, without its query. */
  sdkUrl: string;
  clientId: string;
  /** In dollars. */
  amount: number;
  currency: 'USD';
  /** Dollars per rupee. */
  rate: number;
  validUntil: string;
}

export function createPayment(
  settings: PaypalSettings,
  { http, log }: ProviderTools,
): PaymentServer<PaypalOptions> {
  const paypal = createPaypal(settings, http);
  return {
    ...paypalSource(paypal, settings),
    options: async ({ quote }) =>
      quote && {
        sdkUrl: settings.sdkUrl,
        clientId: settings.clientId,
        amount: quote.cents / 100,
        currency: 'USD',
        rate: Number(quote.rate),
        validUntil: quote.validUntil.toISOString(),
      },
    start: async (started) => {
      const result = await providerOrder(paypal, started);
      if (result.is !== 'ok') return result;
      const { amountMinor, currency } = started.attempt;
      return {
        is: 'ok',
        value: {
          providerOrderId: result.value.id,
          state: stateOf(result.value),
          browser: { amount: amountMinor / 100, currency },
        },
      };
    },
    routes: paypalRoutes(paypal, settings, log),
    webhook: {
      read: (request) => paypal.precheckWebhook(request),
      verify: async (request) => {
        const inspected = paypal.precheckWebhook(request);
        return inspected.is === 'plausible' ? paypal.verifyWebhook(inspected) : inspected;
      },
      readSaved: (_, body) => readPaypalEvent(body),
    },
    checkKeys: () => paypal.checkKeys(),
  };
}

function stateOf({ status, captures }: PaypalOrder): 'open' | 'paid' | 'pending' | 'over' {
  if (status === 'voided') return 'over';
  if (captures.length === 0) return 'open';
  return captures.some((capture) => capture.status === 'pending') ? 'pending' : 'paid';
}

/** The same request id returns the same order, so a lost response can be requested again. */
async function providerOrder(
  paypal: Paypal,
  { order, attempt, shopName, shopUrl }: StartedAttempt,
): Promise<ProviderResult<PaypalOrder>> {
  if (attempt.providerOrderId) return paypal.getOrder(attempt.providerOrderId);
  return paypal.createOrder({
    amountCents: attempt.amountMinor,
    shopOrderId: order.id,
    invoiceId: `${order.number}-${attempt.id}`,
    description: `${shopName}, order ${order.number}`,
    returnUrl: `${shopUrl}/payment/${order.id}`,
    cancelUrl: `${shopUrl}/payment/${order.id}`,
    requestId: `create-${attempt.id}`,
  });
}
