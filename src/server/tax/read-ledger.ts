import type { TaxMonthView } from '../../contract/admin/tax.ts';
import { paise, rupeesFromPaise } from '../../rules/money.ts';
import { explainOrder, ledgerOf, mayGetInvoice } from '../../rules/tax-ledger.ts';
import type { Db } from '../platform/db/db.ts';
import type { Span } from './documents.store.ts';
import { readOrderFacts } from './ledger.store.ts';

const MAX_NAMED = 50;

/** The money of a month beside its documents, and the orders that make a difference. */
export async function readLedger(tx: Db, span: Span): Promise<TaxMonthView['ledger']> {
  const sums = { invoices: 0, notes: 0, payments: 0, refunds: 0, cashDue: 0, otherMonths: 0 };
  const differences: TaxMonthView['ledger']['differences'] = [];
  let differenceCount = 0;
  for await (const order of readOrderFacts(tx, span)) {
    const { differences: found, ...month } = explainOrder(order, span);
    for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += month[name];
    for (const { kind, amount } of found) {
      differenceCount += 1;
      if (differences.length >= MAX_NAMED) continue;
      differences.push({
        kind,
        order: { _id: order.orderId, number: order.number },
        amount: rupees(amount),
        paidAt: order.payment?.at.toISOString() ?? null,
        mayGetInvoice: kind === 'no-invoice' && mayGetInvoice(order),
      });
    }
  }
  const total = ledgerOf(sums);
  return {
    payments: rupees(sums.payments),
    refunds: rupees(sums.refunds),
    cashDue: rupees(sums.cashDue),
    otherMonths: rupees(sums.otherMonths),
    total: rupees(total),
    difference: rupees(sums.invoices - sums.notes - total),
    differences,
    differenceCount,
  };
}

const rupees = (amount: number) => rupeesFromPaise(paise(amount));
