import './adds-up.css';
import { Check, X } from 'lucide-react';
import { Link } from 'react-router';
import type { TaxMonthView } from '../../../../contract/admin/tax.ts';
import { adminTax } from '../../../../messages/admin-tax.ts';
import { currentLanguage } from '../../../../messages/current-language.ts';
import { shownDayAndTime } from '../../../../rules/shown-time.ts';
import { invalidateAdmin } from '../../../lib/admin-queries.ts';
import { toast } from '../../../lib/toast.ts';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { money } from './month-totals.tsx';
import { Notice } from './notice.tsx';
import { makeInvoice } from './tax-queries.ts';

/** Invoices less credit notes beside the money, and the orders that make a difference. */
export function AddsUp({ month }: { month: TaxMonthView }) {
  const { invoices, notes, ledger } = month;
  const isEqual = ledger.difference === 0;
  const net = Math.round((invoices.total - notes.total) * 100) / 100;
  const Icon = isEqual ? Check : X;
  return (
    <section className="panel" aria-labelledby="adds-up">
      <div className="tax-title">
        <h2 id="adds-up">{adminTax.addsUp}</h2>
        <span className={isEqual ? 'tax-tag' : 'tax-tag tax-tag--bad'}>
          <Icon size={14} strokeWidth={2} aria-hidden="true" />
          {isEqual ? adminTax.agrees : adminTax.apart(money(Math.abs(ledger.difference)))}
        </span>
      </div>
      <div className="tax-sum">
        <p>
          <span>{adminTax.countedInvoices(invoices.count)}</span>
          <b>{money(invoices.total)}</b>
        </p>
        <i>−</i>
        <p>
          <span>{adminTax.countedNotes(notes.count)}</span>
          <b>{money(notes.total)}</b>
        </p>
        <i>=</i>
        <p>
          <span>{adminTax.netSales}</span>
          <b>{money(net)}</b>
        </p>
        <i>{isEqual ? '=' : '≠'}</i>
        <p className={isEqual ? 'tax-sum__good' : 'tax-sum__bad'}>
          <span>{adminTax.ledger}</span>
          <b>{money(ledger.total)}</b>
        </p>
      </div>
      <LedgerParts ledger={ledger} />
      {ledger.differences.length > 0 && <Differences ledger={ledger} />}
    </section>
  );
}

function LedgerParts({ ledger }: { ledger: TaxMonthView['ledger'] }) {
  const parts = [
    [adminTax.payments, ledger.payments],
    [adminTax.refunds, -ledger.refunds],
    [adminTax.cashDue, ledger.cashDue],
    [adminTax.otherMonths, ledger.otherMonths],
  ] as const;
  return (
    <details className="tax-parts">
      <summary>{adminTax.ledgerParts}</summary>
      <dl className="tax-rows">
        {parts
          .filter(([, amount], index) => index === 0 || amount !== 0)
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
      </dl>
    </details>
  );
}

const titles = {
  'no-invoice': (number: number) => adminTax.noInvoice(number),
  'no-note': (number: number) => adminTax.noNote(number),
  'no-payment': (number: number) => adminTax.noPayment(number),
  'note-unpaid': (number: number) => adminTax.noteUnpaid(number),
  'other-amount': (number: number) => adminTax.otherAmount(number),
};

function Differences({ ledger }: { ledger: TaxMonthView['ledger'] }) {
  const left = ledger.differenceCount - ledger.differences.length;
  return (
    <div className="tax-stack tax-differences">
      {ledger.differences.map((difference) => (
        <Difference key={`${difference.order._id} ${difference.kind}`} difference={difference} />
      ))}
      {left > 0 && <p className="hint">{adminTax.moreDifferences(String(left))}</p>}
    </div>
  );
}

function Difference({ difference }: { difference: TaxMonthView['ledger']['differences'][number] }) {
  const { kind, order, paidAt } = difference;
  const { run, isPending } = useAdminAction(() => makeInvoice(order._id), {
    onSuccess: ({ number }) => {
      toast.success(adminTax.invoiceMade(number));
      return invalidateAdmin('tax');
    },
  });
  return (
    <>
      <Notice kind={kind === 'no-note' ? 'warning' : 'bad'}>
        <b>
          <Link to={`/admin/orders/${order._id}`}>{titles[kind](order.number)}</Link>
        </b>{' '}
        {kind === 'no-invoice' && paidAt && adminTax.paidOn(shownDayAndTime(paidAt, currentLanguage()))}
        {kind === 'no-note' && adminTax.noNoteHelp}
      </Notice>
      {difference.mayGetInvoice && (
        <button type="button" className="button tax-wide" aria-busy={isPending} onClick={() => run()}>
          {adminTax.makeInvoice}
        </button>
      )}
    </>
  );
}
