import type { InvoiceContent, InvoiceLine } from '../../contract/invoice.ts';
import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import { shownDay } from '../../rules/shown-time.ts';
import type { InvoiceLabels } from './messages/invoice-labels.ts';

/** Delivery and the fee for cash are the last lines, with their tax, so that every column adds up. */
export function printedLines(content: InvoiceContent, { label }: InvoiceLabels): InvoiceLine[] {
  const batchText = ({ batches = [] }: InvoiceLine) =>
    batches.map(
      ({ code, bestBefore }) =>
        `${label('batchNumber')} ${code}, ${label('bestBefore')} ${shownDay(bestBefore, DEFAULT_LANGUAGE)}`,
    );
  const { lines, delivery, deliveryTax, cashOnDelivery: cash } = content;
  const charges = [
    { name: label('delivery'), charge: delivery, tax: deliveryTax },
    { name: label('cashFee'), charge: cash?.fee ?? 0, tax: cash?.feeTax },
  ].filter(({ charge }) => charge > 0);
  return [
    ...lines.map((line) => ({ ...line, batchText: batchText(line).join('\n') })),
    ...charges.map(({ name, charge, tax = { taxable: charge, cgst: 0, sgst: 0, igst: 0 } }) => ({
      name,
      size: '',
      hsn: '',
      quantity: 1,
      price: charge,
      discount: 0,
      basisPoints: ratesOf(lines),
      total: charge,
      ...tax,
    })),
  ];
}

/** The common rate of all foods; NaN for mixed rates. */
function ratesOf(lines: InvoiceLine[]): number | null {
  const rates = new Set(lines.map(({ basisPoints }) => basisPoints));
  const [only] = rates;
  return rates.size === 1 && only !== undefined ? only : Number.NaN;
}
