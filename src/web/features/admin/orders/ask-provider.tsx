import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import type { OrderDetail } from '../../../../contract/admin/orders.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { isByHand, providerName } from '../../../lib/payments.ts';
import { type ShownError, useAction } from '../../../ui/use-action.ts';
import { askProvider } from './orders-queries.ts';

/** For a pending payment without news: a stuck UPI app, or a customer who says "I have paid". */
export function AskProvider({ order }: { order: OrderDetail }) {
  const [result, setResult] = useState('');
  const askable = order.askable.filter((provider) => !isByHand(provider));
  return (
    <>
      {askable.length > 0 && (
        <div className="order-actions ask-provider__actions">
          {askable.map((provider) => (
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
  provider: string;
  onResult: (text: string) => void;
}) {
  const name = providerName(provider);
  const { run, isPending } = useAction(() => askProvider(orderId, provider), {
    onStart: () => onResult(''),
    onSuccess: ({ outcome }) => onResult(adminOrders.outcome({ outcome, provider: name })),
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
      {adminOrders.askNow(name)}
    </button>
  );
}

function errorText({ code, message }: ShownError): string {
  return code === 'too-many' ? adminOrders.justAsked : message;
}
