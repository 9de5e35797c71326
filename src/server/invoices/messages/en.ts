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
  totalPaid: string;
  note: string;
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
  totalPaid: 'Total paid (INR)',
  note: 'Prices include all taxes. This document was made by a computer and needs no signature.',
};
