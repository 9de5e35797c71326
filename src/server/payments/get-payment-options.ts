import type { z } from 'zod';
import type { paymentOptions } from '../../contract/payment.ts';
import { lockOrderWithLines } from '../orders/locked-order.ts';
import { type Result, success } from '../platform/result.ts';
import { requirePayable } from './begin-attempt.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { currentRate, quoteUsd } from './quote-usd.ts';

type Options = z.infer<typeof paymentOptions>;
type Code = 'order-not-found' | 'order-paid' | 'order-not-payable';

/** How a customer can pay an order, by payment method, with its price in dollars for the next 30 minutes. Null: not this way. */
export async function getPaymentOptions(
  deps: PaymentDeps,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Result<Options, Code>> {
  const offered = deps.payments.filter(({ settings }) => settings().isOffered);
  const rate = offered.some(({ payment }) => payment.currency === 'USD') && (await currentRate(deps));
  const priced = await deps.db.transaction(async (tx) => {
    const payable = requirePayable(await lockOrderWithLines(tx, orderId), userId);
    if (!payable.ok) return payable;
    const { id, number, total } = payable.value;
    const quote = rate ? await quoteUsd(tx, payable.value, rate) : undefined;
    return success({ id, number, total, quote });
  });
  if (!priced.ok) return priced;
  const options: Options = {};
  for (const mounted of deps.payments) {
    const { id } = mounted.payment;
    // the panel of the method knows what its server returned
    const own = offered.includes(mounted) ? await mounted.server().options(priced.value) : undefined;
    options[id] = (own as Options[string] | undefined) ?? null;
  }
  return success(options);
}
