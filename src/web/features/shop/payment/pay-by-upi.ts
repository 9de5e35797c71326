import type { Order } from '../../../../contract/order.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { type Failed, failed } from './failed-payment.ts';
import { loadScript } from './load-script.ts';

interface RazorpayResponse {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

interface RazorpayWindow {
  open(): void;
  on(event: 'payment.failed', act: (response: { error?: { description?: string } }) => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: object) => RazorpayWindow;
  }
}

export type Outcome = { is: 'paid' } | Failed | { is: 'dismissed' };

/** From the button to the server's word that the money is there. */
export async function payByUpi(order: Order, shopName: string, checkoutUrl: string): Promise<Outcome> {
  try {
    await loadScript(checkoutUrl);
  } catch {
    return failed('Razorpay SDK failed to load. Are you online?');
  }
  const { Razorpay } = window;
  if (!Razorpay) return failed('Razorpay SDK failed to load. Are you online?');
  const opened = await openProviderOrder(order._id);
  if ('is' in opened) return opened;
  const response = await askInWindow(Razorpay, {
    key: opened.keyId,
    order_id: opened.orderId,
    amount: opened.amount,
    currency: opened.currency,
    name: shopName,
    description: `Order #${order.number}`,
    prefill: { name: order.name, email: order.email, contact: order.phone },
    method: { upi: true },
  });
  return 'is' in response ? response : verify(response);
}

async function openProviderOrder(orderId: string) {
  try {
    const response = await browserApi().api.orders.razorpay['create-order'].$post({ json: { orderId } });
    if (response.ok) return await response.json();
    return failed('Failed to create Razorpay order', await response.json().catch(() => ({})));
  } catch {
    return failed('Error initializing Razorpay');
  }
}

/** A failed try leaves the window open for another; only closing it ends it. The provider's script is not ours: it may throw. */
function askInWindow(
  Razorpay: NonNullable<Window['Razorpay']>,
  options: object,
): Promise<RazorpayResponse | Outcome> {
  return new Promise((resolve) => {
    let problem: string | undefined;
    try {
      const payment = new Razorpay({
        ...options,
        handler: resolve,
        modal: { ondismiss: () => resolve(problem ? failed(problem) : { is: 'dismissed' }) },
      });
      payment.on('payment.failed', () => {
        problem = 'Payment Failed';
      });
      payment.open();
    } catch {
      resolve(failed('Error initializing Razorpay'));
    }
  });
}

async function verify(response: RazorpayResponse): Promise<Outcome> {
  try {
    const verified = await browserApi().api.orders.razorpay['verify-payment'].$post({ json: response });
    const body = await verified.json();
    return 'success' in body && body.success ? { is: 'paid' } : failed('Payment Verification Failed', body);
  } catch {
    return failed('Payment Verification Failed');
  }
}
