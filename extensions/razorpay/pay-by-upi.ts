import type { FailedPayment, PaymentPanelProps } from '../../src/extension/payment-panel.ts';
import { texts } from './panel-texts.ts';

export interface CheckoutOptions {
  checkoutUrl: string;
}

interface StartedOrder {
  orderId: string;
  amount: number;
  currency: string;
  keyId: string;
}

interface RazorpayResponse {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

interface RazorpayWindow {
  open(): void;
  close(): void;
  on(event: 'payment.failed', listener: (response: { error?: { description?: string } }) => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: object) => RazorpayWindow;
  }
}

type Outcome = 'paid' | 'dismissed' | FailedPayment;

/** What the window shows. The customer's app opens on a phone; elsewhere a code to scan. No UPI id has to be typed, which UPI has ended. */
const DISPLAY = { hide: [{ method: 'upi', flows: ['collect'] }] };

/** Opens the provider's window and has the server verify the payment. `onOpen` gets the function that closes it. */
export async function payByUpi(
  panel: PaymentPanelProps<CheckoutOptions>,
  onOpen: (close: () => void) => void,
): Promise<Outcome> {
  const { order, shopName, options, loadScript, call } = panel;
  try {
    await loadScript(options.checkoutUrl);
  } catch {
    return { message: texts.loadFailed };
  }
  const { Razorpay } = window;
  if (!Razorpay) return { message: texts.loadFailed };
  const orderId = order._id;
  const started = await call<StartedOrder>('POST', '/razorpay/create-order', { orderId }, texts.orderFailed);
  if (!started.ok) return notStarted(started.error);
  const windowOptions = {
    key: started.body.keyId,
    order_id: started.body.orderId,
    amount: started.body.amount,
    currency: started.body.currency,
    name: shopName,
    description: texts.orderNumber(order.number),
    prefill: { name: order.name, email: order.email, contact: order.phone, method: 'upi' },
    method: { upi: true },
    config: { display: DISPLAY },
  };
  const response = await payInWindow(Razorpay, windowOptions, onOpen);
  return typeof response === 'object' && 'razorpay_signature' in response ? verify(response, call) : response;
}

function notStarted(error: NonNullable<FailedPayment['error']>): FailedPayment {
  return error.status === 0 ? { message: texts.startFailed } : { message: texts.orderFailed, error };
}

/** After a failed try the customer can try again in the same window; closing it ends the payment. The provider's script may throw. */
function payInWindow(
  Razorpay: NonNullable<Window['Razorpay']>,
  options: object,
  onOpen: (close: () => void) => void,
): Promise<RazorpayResponse | Outcome> {
  return new Promise((resolve) => {
    let message: string | undefined;
    try {
      const checkout = new Razorpay({
        ...options,
        handler: resolve,
        modal: { ondismiss: () => resolve(message ? { message } : 'dismissed') },
      });
      checkout.on('payment.failed', () => {
        message = texts.failed;
      });
      checkout.open();
      onOpen(() => checkout.close());
    } catch {
      resolve({ message: texts.startFailed });
    }
  });
}

async function verify(response: RazorpayResponse, call: PaymentPanelProps['call']): Promise<Outcome> {
  const message = texts.verifyFailed;
  const verified = await call<{ success: boolean }>('POST', '/razorpay/verify-payment', response, message);
  if (!verified.ok) return { message, error: verified.error };
  return verified.body.success ? 'paid' : { message };
}
