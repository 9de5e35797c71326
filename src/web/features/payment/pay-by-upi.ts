import type { Order } from '../../../contract/order.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { loadScript } from './load-script.ts';

interface RazorpayAnswer {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

interface RazorpayWindow {
  open(): void;
  on(event: 'payment.failed', act: (answer: { error?: { description?: string } }) => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: object) => RazorpayWindow;
  }
}

export type Outcome = { is: 'paid' } | { is: 'failed'; words: string } | { is: 'dismissed' };

const failed = (words: string): Outcome => ({ is: 'failed', words });

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
  if (typeof opened === 'string') return failed(opened);
  const answer = await askInWindow(Razorpay, {
    key: opened.keyId,
    order_id: opened.orderId,
    amount: opened.amount,
    currency: opened.currency,
    name: shopName,
    description: `Order #${order.number}`,
    prefill: { name: order.name, email: order.email, contact: order.phone },
    method: { upi: true },
  });
  return 'is' in answer ? answer : verify(answer);
}

async function openProviderOrder(orderId: string) {
  try {
    const answer = await browserApi().api.orders.razorpay['create-order'].$post({ json: { orderId } });
    return answer.ok ? await answer.json() : 'Failed to create Razorpay order';
  } catch {
    return 'Error initializing Razorpay';
  }
}

/** A failed try leaves the window open for another; only closing it ends it. */
function askInWindow(
  Razorpay: NonNullable<Window['Razorpay']>,
  options: object,
): Promise<RazorpayAnswer | Outcome> {
  return new Promise((resolve) => {
    let problem: string | undefined;
    const payment = new Razorpay({
      ...options,
      handler: resolve,
      modal: { ondismiss: () => resolve(problem ? failed(problem) : { is: 'dismissed' }) },
    });
    payment.on('payment.failed', () => {
      problem = 'Payment Failed';
    });
    payment.open();
  });
}

async function verify(answer: RazorpayAnswer): Promise<Outcome> {
  try {
    const verified = await browserApi().api.orders.razorpay['verify-payment'].$post({ json: answer });
    const body = await verified.json();
    return 'success' in body && body.success ? { is: 'paid' } : failed('Payment Verification Failed');
  } catch {
    return failed('Payment Verification Failed');
  }
}
