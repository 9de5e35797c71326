import type { StartedAttempt } from '../../src/extension/payment-actions.ts';
import type { PaymentServer, ProviderTools } from '../../src/extension/payments.ts';
import type { ProviderResult } from '../../src/extension/provider-result.ts';
import { createRazorpay, type Razorpay } from './razorpay-client.ts';
import { razorpayRoutes } from './razorpay-routes.ts';
import { razorpaySource } from './razorpay-source.ts';
import { type RazorpayOrder, readRazorpayEvent } from './razorpay-wire.ts';
import type { RazorpaySettings } from './settings.server.ts';

interface RazorpayOptions {
  /** URL of the checkout script. */
  checkoutUrl: string;
}

export function createPayment(
  settings: RazorpaySettings,
  { http }: ProviderTools,
): PaymentServer<RazorpayOptions> {
  const razorpay = createRazorpay(settings, http);
  return {
    ...razorpaySource(razorpay, settings.environment),
    options: async () => ({ checkoutUrl: settings.checkoutUrl }),
    start: async (started) => {
      const result = await providerOrder(razorpay, started);
      if (result.is !== 'ok') return result;
      const { amountMinor, currency } = started.attempt;
      const state = result.value.status;
      const browser = { amount: amountMinor, currency, keyId: settings.keyId };
      return { is: 'ok', value: { providerOrderId: result.value.id, state, browser } };
    },
    routes: razorpayRoutes(razorpay),
    webhook: {
      read: ({ body, headers }) =>
        razorpay.readWebhook({
          body,
          signature: headers.get('X-Razorpay-Signature') ?? undefined,
          eventId: headers.get('X-Razorpay-Event-Id') ?? undefined,
        }),
      readSaved: readRazorpayEvent,
      // without an event id it is never saved
      probe: () => {
        const body = JSON.stringify({ event: 'shop.self_check' });
        return { body, headers: { 'X-Razorpay-Signature': razorpay.signWebhook(body) } };
      },
    },
    accountId: settings.accountId,
    checkKeys: () => razorpay.checkKeys(),
  };
}

/** An earlier request whose response was lost may have created an order: Razorpay finds it by the attempt's id. */
async function providerOrder(
  razorpay: Razorpay,
  { order, attempt, isNew }: StartedAttempt,
): Promise<ProviderResult<RazorpayOrder>> {
  if (attempt.providerOrderId) return razorpay.getOrder(attempt.providerOrderId);
  const earlier = isNew ? undefined : await razorpay.findOrders(attempt.id);
  if (earlier && earlier.is !== 'ok') return earlier;
  const made = earlier?.value.find((candidate) => isFor(candidate, attempt));
  if (made) return { is: 'ok', value: made };
  return razorpay.createOrder({
    amountMinor: attempt.amountMinor,
    receipt: attempt.id,
    shopOrderId: order.id,
  });
}

function isFor(candidate: RazorpayOrder, { id, amountMinor, currency }: StartedAttempt['attempt']): boolean {
  return candidate.receipt === id && candidate.amountMinor === amountMinor && candidate.currency === currency;
}
