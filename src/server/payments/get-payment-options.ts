import type { PaymentOptions } from '../../contract/payment.ts';
import { lockOrderWithLines } from '../orders/locked-order.ts';
import { type Result, success } from '../platform/result.ts';
import { requirePayable } from './begin-attempt.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { currentRate, quoteUsd } from './quote-usd.ts';

type Code = 'order-not-found' | 'order-paid' | 'order-not-payable';

/** How a customer can pay an order, with its price in dollars for the next 30 minutes. */
export async function getPaymentOptions(
  deps: PaymentDeps,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Result<PaymentOptions, Code>> {
  const rate = deps.offersPaypal ? await currentRate(deps) : undefined;
  return deps.db.transaction(async (tx) => {
    const payable = requirePayable(await lockOrderWithLines(tx, orderId), userId);
    if (!payable.ok) return payable;
    const quote = rate && (await quoteUsd(tx, payable.value, rate));
    return success({
      razorpay: { checkoutUrl: deps.scripts.checkoutUrl },
      paypal: quote
        ? {
            sdkUrl: deps.scripts.sdkUrl,
            clientId: deps.paypal.clientId,
            amount: quote.cents / 100,
            currency: 'USD' as const,
            rate: Number(quote.rate),
            validUntil: quote.validUntil.toISOString(),
          }
        : null,
    });
  });
}
