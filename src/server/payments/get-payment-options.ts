import type { PaymentOptions } from '../../contract/payment.ts';
import { lockedOrder } from '../orders/locked-order.ts';
import { whyNotPayable } from './begin-attempt.ts';
import type { PaymentParts } from './payment-deps.ts';
import { quoteUsd, todaysRate } from './quote-usd.ts';

type Refusal = 'order-not-found' | 'order-paid' | 'order-not-payable';

/** How an own order can be paid, with its price in dollars for the next 30 minutes. */
export async function getPaymentOptions(
  parts: PaymentParts,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<PaymentOptions | Refusal> {
  const rate = parts.offersPaypal ? await todaysRate(parts) : undefined;
  return parts.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId);
    if (!order) return 'order-not-found';
    const refused = whyNotPayable(order, userId);
    if (refused) return refused;
    const quote = rate && (await quoteUsd(tx, order, rate));
    return {
      razorpay: { checkoutUrl: parts.scripts.checkoutUrl },
      paypal: quote
        ? {
            sdkUrl: parts.scripts.sdkUrl,
            clientId: parts.paypal.clientId,
            amount: quote.cents / 100,
            currency: 'USD',
            rate: Number(quote.rate),
            validUntil: quote.validUntil.toISOString(),
          }
        : null,
    };
  });
}
