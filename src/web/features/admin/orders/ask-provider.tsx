import { useMutation } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import type { Asked, OrderDetail } from '../../../../contract/admin/orders.ts';
import { ApiError } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';
import { isBug } from '../../../ui/use-admin-mutation.ts';
import { askProvider } from './orders-queries.ts';

const names = { razorpay: 'Razorpay', paypal: 'PayPal' } as const;
type Provider = keyof typeof names;

const outcomeTexts: Record<Asked['outcome'], (name: string) => string> = {
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
  const { mutate, isPending, variables, data, error } = useMutation(
    { mutationFn: (provider: Provider) => askProvider(order._id, provider), throwOnError: isBug },
    queries,
  );
  const outcome = data && variables && outcomeTexts[data.outcome](names[variables]);
  return (
    <>
      {order.askable.length > 0 && (
        <div className="order-actions mt-3">
          {order.askable.map((provider) => (
            <button
              key={provider}
              type="button"
              className="btn btn--2 btn--sm"
              aria-busy={isPending && variables === provider}
              onClick={() => !isPending && mutate(provider)}
            >
              <CircleHelp size={18} strokeWidth={1.75} aria-hidden="true" />
              Ask {names[provider]} now
            </button>
          ))}
        </div>
      )}
      <p className="hint mt-2" role="status">
        {outcome ?? (error && errorText(error))}
      </p>
    </>
  );
}

function errorText(error: Error): string {
  const isRateLimited = error instanceof ApiError && error.code === 'too-many';
  return isRateLimited ? 'You have just asked. Please ask again in half a minute.' : error.message;
}
