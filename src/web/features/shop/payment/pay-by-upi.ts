import type { Order } from '../../../../contract/order.ts';
import { payment } from '../../../../messages/payment.ts';
import { purchase } from '../../../../messages/purchase.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import { type Failed, failed } from './failed-payment.ts';
import { loadScript } from './load-script.ts';

interface RazorpayResponse {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

interface RazorpayWindow {
  open(): void;
  on(event: 'payment.failed', listener: (response: { error?: { description?: string } }) => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: object) => RazorpayWindow;
  }
}

export type Outcome = { is: 'paid' } | Failed | { is: 'dismissed' };

/** Opens the provider's window and has the server verify the payment. */
export async function payByUpi(order: Order, shopName: string, checkoutUrl: string): Promise<Outcome> {
  try {
    await loadScript(checkoutUrl);
  } catch {
    return failed(payment.razorpayLoadFailed);
  }
  const { Razorpay } = window;
  if (!Razorpay) return failed(payment.razorpayLoadFailed);
  const opened = await openProviderOrder(order._id);
  if ('is' in opened) return opened;
  const response = await payInWindow(Razorpay, {
    key: opened.keyId,
    order_id: opened.orderId,
    amount: opened.amount,
    currency: opened.currency,
    name: shopName,
    description: purchase.orderNumber(order.number),
    prefill: { name: order.name, email: order.email, contact: order.phone },
    method: { upi: true },
  });
  return 'is' in response ? response : verify(response);
}

async function openProviderOrder(orderId: string) {
  const message = payment.razorpayOrderFailed;
  try {
    const call = browserApi().api.orders.razorpay['create-order'].$post({ json: { orderId } });
    return await callApi(call, message);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 0 ? failed(payment.razorpayFailed) : failed(message, error);
  }
}

/** After a failed try the customer can try again in the same window; closing it ends the payment. The provider's script may throw. */
function payInWindow(
  Razorpay: NonNullable<Window['Razorpay']>,
  options: object,
): Promise<RazorpayResponse | Outcome> {
  return new Promise((resolve) => {
    let problem: string | undefined;
    try {
      const checkout = new Razorpay({
        ...options,
        handler: resolve,
        modal: { ondismiss: () => resolve(problem ? failed(problem) : { is: 'dismissed' }) },
      });
      checkout.on('payment.failed', () => {
        problem = payment.failed;
      });
      checkout.open();
    } catch {
      resolve(failed(payment.razorpayFailed));
    }
  });
}

async function verify(response: RazorpayResponse): Promise<Outcome> {
  const message = payment.verifyFailed;
  try {
    const call = browserApi().api.orders.razorpay['verify-payment'].$post({ json: response });
    const { success } = await callApi(call, message);
    return success ? { is: 'paid' } : failed(message);
  } catch (error) {
    if (error instanceof ApiError) return failed(message, error);
    throw error;
  }
}
