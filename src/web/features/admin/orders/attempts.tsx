import { CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react';
import type { PaymentAttempt } from '../../../../contract/admin/payment-attempts.ts';
import { adminAttempts } from '../../../../messages/admin-attempts.ts';
import { formatDateTime } from '../../../../rules/shown-time.ts';
import { isByHand, providerName } from '../../../lib/payments.ts';
import { formatAmount } from './format-amount.ts';

type SaidPayment = NonNullable<PaymentAttempt['said']>['payments'][number];

interface Row {
  key: string;
  name: string;
  details: (string | null)[];
  amount: string;
  result: 'paid' | 'failed' | 'open';
}

/** Every started payment with what the provider last said of it. A recorded payment stands among the payments. */
export function Attempts({
  attempts,
  payments,
}: {
  attempts: PaymentAttempt[];
  payments: readonly { reference: string }[];
}) {
  const recorded = new Set(payments.map(({ reference }) => reference));
  const rows = attempts.flatMap((attempt) => rowsOf(attempt, recorded));
  if (rows.length === 0) return null;
  return (
    <ul className="ledger attempts" aria-label={adminAttempts.title}>
      {rows.map(({ key, name, details, amount, result }) => (
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

export function ResultIcon({ result }: { result: Row['result'] | 'refund' }) {
  const Icon = { paid: CircleCheck, failed: CircleX, open: Clock, refund: Undo2 }[result];
  return <Icon className={`attempts__${result}`} size={20} strokeWidth={1.75} aria-hidden="true" />;
}

/** A row for each payment that the provider knows, or one for the attempt itself. */
function rowsOf(attempt: PaymentAttempt, recorded: ReadonlySet<string>): Row[] {
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
  const others = said.payments.filter((payment) => !recorded.has(payment.reference));
  return others.toReversed().map((payment) => ({
    key: `${id} ${payment.reference}`,
    name: nameWith(name, payment.paidWith),
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

/** How a recorded payment was paid, as far as its provider said so. */
export function recordedName(name: string, attempts: readonly PaymentAttempt[], reference: string): string {
  const found = attempts
    .flatMap(({ said }) => said?.payments ?? [])
    .find((payment) => payment.reference === reference);
  return nameWith(name, found?.paidWith ?? null);
}

function nameWith(name: string, paidWith: SaidPayment['paidWith']): string {
  return paidWith ? `${name}: ${adminAttempts.paidWith(paidWith)}` : name;
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
