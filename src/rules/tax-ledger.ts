/** The money and the documents of one order, of all months; amounts in paise. */
export interface OrderFacts {
  orderId: string;
  number: number;
  isCancelled: boolean;
  isPaid: boolean;
  invoice: { total: number; at: Date; isCash: boolean } | null;
  /** The payment that paid the order; one that was a mistake and went back is none. */
  payment: { amount: number; at: Date } | null;
  /** A refund with its credit note, or one of both. */
  refunds: {
    refund: { amount: number; status: 'requested' | 'processed' | 'failed'; at: Date } | null;
    note: { total: number; at: Date } | null;
  }[];
}

interface Span {
  from: Date;
  until: Date;
}

export const differenceKinds = [
  'no-invoice',
  'no-note',
  'no-payment',
  'note-unpaid',
  'other-amount',
] as const;

/** Why the documents of an order differ from its money. */
interface Difference {
  kind: (typeof differenceKinds)[number];
  /** What the documents have more than the ledger; negative: less. */
  amount: number;
}

/** The part of a month that one order has. Documents minus ledger are the differences. */
export interface OrderMonth {
  invoices: number;
  notes: number;
  payments: number;
  refunds: number;
  /** Cash on delivery that was invoiced in the month and is not received, less what was received for earlier invoices. */
  cashDue: number;
  /** Money and document are of different months, or the money went back before there was an invoice. */
  otherMonths: number;
  differences: Difference[];
}

export const ledgerOf = ({ payments, refunds, cashDue, otherMonths }: Omit<OrderMonth, 'differences'>) =>
  payments - refunds + cashDue + otherMonths;

/** Explains the difference between documents and money of an order in a month (decision 0123). */
export function explainOrder(order: OrderFacts, { from, until }: Span): OrderMonth {
  const { invoice, payment, refunds } = order;
  const isIn = (at: Date) => at >= from && at < until;
  const month: OrderMonth = {
    invoices: invoice && isIn(invoice.at) ? invoice.total : 0,
    notes: 0,
    payments: payment && isIn(payment.at) ? payment.amount : 0,
    refunds: 0,
    cashDue: 0,
    otherMonths: 0,
    differences: [],
  };
  for (const pair of refunds) addRefund(order, month, pair, isIn);
  const differ = (kind: Difference['kind'], amount: number) => {
    if (amount !== 0) month.differences.push({ kind, amount });
  };
  if (!invoice) {
    // nothing of it belongs to the shop: no document was due
    const isReturned = paidRest(order) === 0;
    const open = month.payments - month.refunds;
    if (isReturned) month.otherMonths -= open;
    else differ('no-invoice', -open);
  } else if (invoice.isCash) month.cashDue += month.invoices - month.payments;
  else if (!payment) differ('no-payment', month.invoices);
  else {
    const isInvoiced = isIn(invoice.at);
    month.otherMonths += (isInvoiced ? payment.amount : 0) - month.payments;
    differ('other-amount', isInvoiced ? invoice.total - payment.amount : 0);
  }
  return month;
}

function addRefund(
  { invoice }: OrderFacts,
  month: OrderMonth,
  { refund, note }: OrderFacts['refunds'][number],
  isIn: (at: Date) => boolean,
): void {
  const differ = (kind: Difference['kind'], amount: number) => {
    if (amount !== 0) month.differences.push({ kind, amount });
  };
  const isPaid = refund?.status === 'processed';
  const isPaidNow = isPaid && isIn(refund.at);
  const isNoteNow = note !== null && isIn(note.at);
  if (isPaidNow) month.refunds += refund.amount;
  if (isNoteNow) month.notes += note.total;
  if (!note) {
    if (isPaidNow && invoice) differ('no-note', refund.amount);
    return;
  }
  if (isPaid) {
    month.otherMonths += (isPaidNow ? refund.amount : 0) - (isNoteNow ? refund.amount : 0);
    if (isNoteNow) differ('other-amount', refund.amount - note.total);
  } else if (isNoteNow) {
    if (refund?.status === 'requested') month.otherMonths -= note.total;
    // the parcel came back: nobody will pay for it
    else if (!refund && invoice?.isCash) month.cashDue -= note.total;
    else differ('note-unpaid', -note.total);
  }
}

/** What the shop has received for the order and not paid back. */
function paidRest({ payment, refunds }: Pick<OrderFacts, 'payment' | 'refunds'>): number {
  const back = refunds.reduce(
    (sum, { refund }) => sum + (refund?.status === 'processed' ? refund.amount : 0),
    0,
  );
  return (payment?.amount ?? 0) - back;
}

/** Only an order whose payment stays with the shop gets the invoice that it misses. */
export const mayGetInvoice = ({ invoice, isPaid, isCancelled }: OrderFacts): boolean =>
  !invoice && isPaid && !isCancelled;
