import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OrderDetail, ProviderCheck } from '../../../../contract/admin/orders.ts';
import { adminAttempts } from '../../../../messages/admin-attempts.ts';
import { adminOrders } from '../../../../messages/admin-orders.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { isByHand, providerName } from '../../../lib/payments.ts';
import { type ShownError, useAction } from '../../../ui/use-action.ts';
import { formatAmount } from './format-amount.ts';
import { askProvider } from './orders-queries.ts';

interface Result {
  kind: 'good' | 'warning' | 'hint';
  text: string;
  more?: string;
}

const classes: Record<Result['kind'], string> = { good: 'alert alert--good', warning: 'alert', hint: 'hint' };

/** For a pending payment without news: a stuck UPI app, or a customer who says "I have paid". */
export function AskProvider({ order }: { order: OrderDetail }) {
  const [result, setResult] = useState<Result>();
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
      <div className="ask-provider__result" role="status">
        {result && (
          <div className={classes[result.kind]}>
            <p>{[result.text, result.more].filter(Boolean).join(' ')}</p>
            {result.kind === 'warning' && (
              <details>
                <summary>{adminAttempts.whatCanIDo}</summary>
                <p>{adminAttempts.advice}</p>
                <Link to="/admin/problems">{adminAttempts.toPayments}</Link>
              </details>
            )}
          </div>
        )}
      </div>
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
  onResult: (result: Result | undefined) => void;
}) {
  const name = providerName(provider);
  const { run, isPending } = useAction(() => askProvider(orderId, provider), {
    onStart: () => onResult(undefined),
    onSuccess: (check) => onResult(resultOf(check, name)),
    onError: (error) => onResult({ kind: 'hint', text: errorText(error) }),
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

function resultOf({ outcome, payment }: ProviderCheck, provider: string): Result {
  const text = adminOrders.outcome({ outcome, provider });
  if (outcome === 'unknown') return { kind: 'hint', text, more: adminAttempts.notCharged };
  if (!payment) return { kind: 'hint', text };
  const amount = formatAmount(payment);
  if (outcome !== 'other-amount') {
    const time = formatDateTime(payment.at);
    return {
      kind: outcome === 'captured' ? 'good' : 'hint',
      text,
      more: adminAttempts.capturedAt({ amount, time }),
    };
  }
  const { lessMinor, currency } = payment;
  const difference = formatAmount({ amountMinor: Math.abs(lessMinor), currency });
  const more =
    lessMinor > 0
      ? adminAttempts.less({ amount, less: difference })
      : adminAttempts.more({ amount, more: difference });
  return { kind: 'warning', text, more };
}

function errorText({ code, message }: ShownError): string {
  return code === 'too-many' ? adminOrders.justAsked : message;
}
