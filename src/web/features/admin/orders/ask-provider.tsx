import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import type { ProviderCheck, OrderDetail } from '../../../../contract/admin/orders.ts';
import { askProvider } from './orders-data.ts';

const names = { razorpay: 'Razorpay', paypal: 'PayPal' } as const;
type Provider = keyof typeof names;

const text: Record<ProviderCheck['outcome'], (name: string) => string> = {
  captured: (name) => `${name} has the money: the order is paid.`,
  'other-amount': (name) => `${name} has another amount than was asked for. It stands under Payments.`,
  returned: (name) =>
    `${name} has the money, but the order could no longer be kept. It goes back to the customer.`,
  'not-paid': (name) => `${name} knows the payment: nothing has been paid so far.`,
  unknown: (name) => `${name} does not know this payment.`,
  'no-answer': (name) => `${name} does not answer. Please try again in a minute.`,
};

/** For a payment that was begun and of which nobody has heard: a UPI app that hangs, a customer who says "I have paid". */
export function AskProvider({ order }: { order: OrderDetail }) {
  const [busy, setBusy] = useState<Provider>();
  const [output, setStatus] = useState('');
  const ask = async (provider: Provider) => {
    if (busy) return;
    setBusy(provider);
    setStatus('');
    const outcome = await askProvider(order._id, provider);
    setBusy(undefined);
    setStatus('body' in outcome ? text[outcome.body.outcome](names[provider]) : textOf(outcome.rejected));
  };
  return (
    <>
      {order.askable.length > 0 && (
        <div className="order-actions mt-3">
          {order.askable.map((provider) => (
            <button
              key={provider}
              type="button"
              className="btn btn--2 btn--sm"
              aria-busy={busy === provider}
              onClick={() => ask(provider)}
            >
              <CircleHelp size={18} strokeWidth={1.75} aria-hidden="true" />
              Ask {names[provider]} now
            </button>
          ))}
        </div>
      )}
      <p className="hint mt-2" role="status">
        {output}
      </p>
    </>
  );
}

function textOf({ code, message: rejected }: { code: string; message: string }): string {
  return code === 'too-many' ? 'You have just asked. Please ask again in half a minute.' : rejected;
}
