import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import type { OrderDetail, ProviderCheck } from '../../../../contract/admin/orders.ts';
import { type ShownError, useAction } from '../../../ui/use-action.ts';
import { askProvider } from './orders-queries.ts';

const names = { razorpay: 'Razorpay', paypal: 'PayPal' } as const;
type Provider = keyof typeof names;

const outcomeTexts: Record<ProviderCheck['outcome'], (name: string) => string> = {
  captured: (name) => `${name} has the money: the order is paid.`,
  'other-amount': (name) => `${name} has another amount than was asked for. It stands under Payments.`,
  returned: (name) =>
    `${name} has the money, but the order could no longer be kept. It goes back to the customer.`,
  'not-paid': (name) => `${name} knows the payment: nothing has been paid so far.`,
  unknown: (name) => `${name} does not know this payment.`,
  'no-answer': (name) => `${name} does not answer. Please try again in a minute.`,
};

/** For a pending payment without news: a stuck UPI app, or a customer who says "I have paid". */
export function AskProvider({ order }: { order: OrderDetail }) {
  const [result, setResult] = useState('');
  return (
    <>
      {order.askable.length > 0 && (
        <div className="order-actions ask-provider__actions">
          {order.askable.map((provider) => (
            <AskButton key={provider} orderId={order._id} provider={provider} onResult={setResult} />
          ))}
        </div>
      )}
      <p className="hint ask-provider__result" role="status">
        {result}
      </p>
    </>
  );
}

function AskButton({
  orderId,
  provider,
  onResult,
}: {
  orderId: string;
  provider: Provider;
  onResult: (text: string) => void;
}) {
  const name = names[provider];
  const { run, isPending } = useAction(() => askProvider(orderId, provider), {
    onStart: () => onResult(''),
    onSuccess: ({ outcome }) => onResult(outcomeTexts[outcome](name)),
    onError: (error) => onResult(errorText(error)),
  });
  return (
    <button
      type="button"
      className="button button--secondary button--small"
      aria-busy={isPending}
      onClick={() => run()}
    >
      <CircleHelp size={18} strokeWidth={1.75} aria-hidden="true" />
      Ask {name} now
    </button>
  );
}

function errorText({ code, message }: ShownError): string {
  return code === 'too-many' ? 'You have just asked. Please ask again in half a minute.' : message;
}
