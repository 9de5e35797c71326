import type { PaymentOptions } from '../../contract/payment.ts';
import type { OptionsOrder } from '../../extension/payments.ts';
import { onlineTotal } from '../../rules/cash-on-delivery.ts';
import { CASH_ON_DELIVERY } from '../../rules/payment-methods.ts';
import { getCashOffer } from '../cash-on-delivery/cash-offer.ts';
import { lockOrderWithLines } from '../orders/locked-order.ts';
import { type Result, success } from '../platform/result.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { requirePayable } from './begin-attempt.ts';
import type { MountedPayment } from './mount-payments.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { currentRate, quoteUsd } from './quote-usd.ts';

/** The page waits for the slowest method. */
const OPTIONS_MS = 5000;

type Code = 'order-not-found' | 'order-paid' | 'order-not-payable';

/** How a customer can pay an order, by payment method, with its price in dollars for the next 30 minutes. Null: not this way. */
export async function getPaymentOptions(
  deps: PaymentDeps,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<Result<PaymentOptions, Code>> {
  const online = deps.payments.filter(({ payment }) => payment.id !== CASH_ON_DELIVERY);
  const hasCash = online.length < deps.payments.length;
  const offered = online.filter(({ settings }) => settings().isOffered);
  const rate = offered.some(({ payment }) => payment.currency === 'USD') && (await currentRate(deps));
  const priced = await deps.db.transaction(async (tx) => {
    const payable = requirePayable(await lockOrderWithLines(tx, orderId), userId);
    if (!payable.ok) return payable;
    const { id, number } = payable.value;
    const quote = rate ? await quoteUsd(tx, payable.value, rate) : undefined;
    const cash = await getCashOffer(tx, payable.value, deps.hasSms());
    return success({ order: { id, number, total: onlineTotal(payable.value), quote }, cash });
  });
  if (!priced.ok) return priced;
  const { order, cash } = priced.value;
  const options = await Promise.all(
    online.map(
      async (mounted): Promise<[string, PaymentOptions[string]]> => [
        mounted.payment.id,
        offered.includes(mounted) ? await ownOptions(deps, mounted, order) : null,
      ],
    ),
  );
  return success({
    ...Object.fromEntries(options),
    ...(cash && hasCash && { [CASH_ON_DELIVERY]: { ...cash } }),
  });
}

/** A method that fails or takes too long is not offered: customers can still pay with the others. */
async function ownOptions(
  { log }: PaymentDeps,
  { payment: { id }, server }: MountedPayment,
  order: OptionsOrder,
): Promise<PaymentOptions[string]> {
  try {
    const own = await withTimeout(
      OPTIONS_MS,
      Promise.resolve().then(() => server().options(order)),
    );
    // the panel of the method knows what its server returned
    return (own as PaymentOptions[string] | undefined) ?? null;
  } catch (error) {
    log.warn({ error, payment: id }, 'the options of a payment method could not be read');
    return null;
  }
}
