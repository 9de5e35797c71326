import type { PaymentOptions } from '../../contract/payment.ts';
import { lockedOrder } from '../orders/locked-order.ts';
import { whyNotPayable } from './begin-attempt.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { quoteUsd, todaysRate } from './quote-usd.ts';

type Rejection = 'order-not-found' | 'order-paid' | 'order-not-payable';

/** How an own order can be paid, with its price in dollars for the next 30 minutes. */
export async function getPaymentOptions(
  deps: PaymentDeps,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<PaymentOptions | Rejection> {
  const rate = deps.offersPaypal ? await todaysRate(deps) : undefined;
  return deps.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId);
    if (!order) return 'order-not-found';
    const rejected = whyNotPayable(order, userId);
    if (rejected) return rejected;
    const quote = rate && (await quoteUsd(tx, order, rate));
    return {
      razorpay: { checkoutUrl: deps.scripts.checkoutUrl },
      paypal: quote
        ? {
            sdkUrl: deps.scripts.sdkUrl,
            clientId: deps.paypal.clientId,
            amount: quote.cents / 100,
            currency: 'USD',
            rate: Number(quote.rate),
            validUntil: quote.validUntil.toISOString(),
          }
        : null,
    };
  });
}
