import type { Order } from '../../../../contract/order.ts';
import type { FailedPayment } from '../../../../extension/payment-panel.ts';
import type { Payment } from '../../../../extension/payments.ts';
import { payment as texts } from '../../../../messages/payment.ts';
import { callOrders } from './call-orders.ts';

/** The general route to start a payment, for methods without routes of their own. */
export async function startPayment<Browser>(
  { id }: Payment,
  { _id: orderId }: Order,
  onFailure: (failure: FailedPayment | undefined) => void,
): Promise<Browser | undefined> {
  onFailure(undefined);
  const message = texts.notStarted;
  const started = await callOrders<Browser>('POST', `/payments/${id}/start`, { orderId }, message);
  if (started.ok) return started.body;
  onFailure({ message, error: started.error });
  return undefined;
}
