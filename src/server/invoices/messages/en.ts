import type { InvoiceKind } from '../../../rules/invoice-kind.ts';

/** The fixed labels of an invoice. */
export interface InvoiceMessages {
  kind: Record<InvoiceKind, string>;
  licence: string;
  number: string;
  date: string;
  order: string;
  payment: string;
  billTo: string;
  placeOfSupply: string;
  item: string;
  quantity: string;
  price: string;
  less: string;
  taxable: string;
  rate: string;
  total: string;
  delivery: string;
  mixed: string;
  exempt: string;
  taxableValue: string;
  cash: string;
  cashFee: string;
  totalDue: string;
  totalPaid: string;
  note: string;
  creditNote: string;
  financialNote: string;
  noteNumber: string;
  forInvoice: string;
  reason: string;
  credited: string;
  cancelledBy: string;
  financialHint: string;
  batchNumber: string;
  bestBefore: string;
}

export const en: InvoiceMessages = {
  kind: {
    'Tax Invoice': 'Tax Invoice',
    'Bill of Supply': 'Bill of Supply',
    'Invoice-cum-Bill of Supply': 'Invoice-cum-Bill of Supply',
  },
  licence: 'FSSAI licence',
  number: 'Invoice number',
  date: 'Date',
  order: 'Order',
  payment: 'Payment',
  billTo: 'Bill to',
  placeOfSupply: 'Place of supply',
  item: 'Item',
  quantity: 'Qty',
  price: 'Price',
  less: 'Less',
  taxable: 'Taxable',
  rate: 'Rate',
  total: 'Total',
  delivery: 'Delivery',
  mixed: 'mixed',
  exempt: 'Exempt',
  taxableValue: 'Taxable value',
  cash: 'Cash on delivery',
  cashFee: 'Cash on delivery fee',
  totalDue: 'To pay on delivery (INR)',
  totalPaid: 'Total paid (INR)',
  note: 'Prices include all taxes. This document was made by a computer and needs no signature.',
  creditNote: 'Credit Note',
  financialNote: 'Financial Credit Note',
  noteNumber: 'Credit note number',
  forInvoice: 'For invoice',
  reason: 'Reason',
  credited: 'Total credited (INR)',
  cancelledBy: 'Cancelled, see credit note',
  financialHint:
    'Issued after 30 November of the following year: it gives back the price, but does not change the tax of the invoice.',
  batchNumber: 'Batch No.',
  bestBefore: 'best before',
};
