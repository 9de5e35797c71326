import { allocate, taxOf } from './gst.ts';
import { paise } from './money.ts';
import { isSameState } from './states.ts';

interface Tax {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/** One taxed amount of an invoice. The taxes of all of them add up to those of the invoice. */
export interface TaxLine extends Tax {
  kind: 'goods' | 'delivery' | 'cash-fee';
  /** The line of the invoice that it belongs to. */
  index: number;
  hsn: string;
  basisPoints: number | null;
  total: number;
}

interface TaxedStates {
  seller: { state: string };
  buyer: { state: string };
  lines: readonly Tax[];
}

interface TaxedInvoice extends TaxedStates {
  lines: readonly (Tax & {
    hsn: string;
    basisPoints: number | null;
    price: number;
    quantity: number;
    total: number;
  })[];
  delivery: number;
  deliveryTax?: unknown;
  cashOnDelivery?: { fee: number };
}

/**
 * The lines of an invoice, then each line's share of the delivery charge and of the fee for cash: both are taxed at the
 * rates of the foods. Invoices without a tax of the delivery are older, their charge stays untaxed.
 */
export function taxLinesOf(invoice: TaxedInvoice): TaxLine[] {
  const goods = invoice.lines.map(({ hsn, basisPoints, total, taxable, cgst, sgst, igst }, index) => ({
    kind: 'goods' as const,
    index,
    hsn,
    basisPoints,
    total,
    ...{ taxable, cgst, sgst, igst },
  }));
  return [
    ...goods,
    ...sharesOf(invoice, 'delivery', invoice.delivery, Boolean(invoice.deliveryTax)),
    ...sharesOf(invoice, 'cash-fee', invoice.cashOnDelivery?.fee ?? 0, true),
  ];
}

function sharesOf(
  invoice: TaxedInvoice,
  kind: 'delivery' | 'cash-fee',
  charge: number,
  isTaxed: boolean,
): TaxLine[] {
  if (charge === 0) return [];
  const gross = invoice.lines.map(({ price, quantity }) => paise(price * quantity));
  const isHere = isWithinState(invoice);
  return allocate(gross, paise(charge)).map((total, index) => {
    const { hsn = '', basisPoints = null } = invoice.lines[index] ?? {};
    const rate = isTaxed ? basisPoints : 0;
    return { kind, index, hsn, basisPoints: rate, total, ...taxOf(total, rate ?? 0, isHere) };
  });
}

/** Whether CGST and SGST are due, and not IGST: as it was taxed; without tax, by comparing the two states. */
export function isWithinState({ seller, buyer, lines }: TaxedStates): boolean {
  if (lines.some(({ cgst }) => cgst > 0)) return true;
  return !lines.some(({ igst }) => igst > 0) && isSameState(seller.state, buyer.state);
}
