import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { PaymentAttempt } from '../../../../contract/admin/payment-attempts.ts';
import { adminAttempts } from '../../../../messages/admin-attempts.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { isByHand, providerName } from '../../../lib/payments.ts';
import { formatAmount } from './format-amount.ts';

interface Row {
  key: string;
  name: string;
  details: (string | null)[];
  amount: string;
  result: 'paid' | 'failed' | 'open';
}

/** Every started payment with what the provider last said of it. */
export function Attempts({ attempts }: { attempts: PaymentAttempt[] }) {
  if (attempts.length === 0) return null;
  return (
    <ul className="ledger attempts" aria-label={adminAttempts.title}>
      {attempts.flatMap(rowsOf).map(({ key, name, details, amount, result }) => (
        <li key={key}>
          <ResultIcon result={result} />
          <span>
            <strong>{name}</strong>
            <small>{details.filter(Boolean).join(' · ')}</small>
          </span>
          <strong className="number">{amount}</strong>
        </li>
      ))}
    </ul>
  );
}

function ResultIcon({ result }: Pick<Row, 'result'>) {
  const Icon = { paid: CircleCheck, failed: CircleX, open: Clock }[result];
  return <Icon className={`attempts__${result}`} size={20} strokeWidth={1.75} aria-hidden="true" />;
}

/** A row for each payment that the provider knows, or one for the attempt itself. */
function rowsOf(attempt: PaymentAttempt): Row[] {
  const { id, provider, reference, at, said } = attempt;
  const name = providerName(provider);
  if (!said || said.payments.length === 0) {
    return [
      {
        key: id,
        name,
        details: [formatDateTime(at), reference, stateOf(attempt), askedText(attempt)],
        amount: formatAmount(attempt),
        result: attempt.status === 'failed' ? 'failed' : 'open',
      },
    ];
  }
  return said.payments.toReversed().map((payment) => ({
    key: `${id} ${payment.reference}`,
    name: payment.paidWith ? `${name}: ${adminAttempts.paidWith(payment.paidWith)}` : name,
    details: [
      formatDateTime(payment.at ?? at),
      payment.reference,
      adminAttempts.status(payment.status),
      askedText(attempt),
    ],
    amount: formatAmount(payment),
    result: payment.status === 'failed' ? 'failed' : payment.at ? 'paid' : 'open',
  }));
}

function stateOf({ provider, reference, said }: PaymentAttempt): string {
  if (isByHand(provider)) return adminAttempts.byHand;
  if (!reference) return adminAttempts.notStarted;
  if (!said) return adminAttempts.noResponse;
  return said.isKnown ? adminAttempts.nothingPaid : adminAttempts.notKnown;
}

function askedText({ provider, askedAt, saidAt }: PaymentAttempt): string | null {
  if (!askedAt || isByHand(provider)) return null;
  const time = formatDateTime(askedAt);
  return saidAt && saidAt >= askedAt ? adminAttempts.askedLast(time) : adminAttempts.noResponseSince(time);
}
