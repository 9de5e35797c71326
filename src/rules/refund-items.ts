import { allocate } from './gst.ts';
import { paise } from './money.ts';
import { type TaxLine, taxLinesOf } from './tax-lines.ts';

/** What goes back of one taxed amount of an invoice; amounts in paise. */
export interface RefundLine extends Pick<TaxLine, 'kind' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'> {
  /** Of the invoice, from 0. */
  line: number;
  /** Pieces; 0: only a part of the price, or of a charge. */
  quantity: number;
}

/** How many pieces of which line of the invoice. */
export interface RefundedItem {
  line: number;
  quantity: number;
}

type Invoice = Parameters<typeof taxLinesOf>[0];
type Heads = Pick<RefundLine, 'cgst' | 'sgst' | 'igst'>;

/** What of an invoice has not gone back yet: every taxed amount, also those with nothing left. */
export function leftOfInvoice(invoice: Invoice, credited: readonly RefundLine[]): RefundLine[] {
  return taxLinesOf(invoice).map(({ kind, index, total, cgst, sgst, igst }) => {
    const back = credited.filter((one) => one.kind === kind && one.line === index);
    const rest = (amount: number, key: 'total' | 'quantity' | keyof Heads) =>
      Math.max(0, amount - sumOf(back, key));
    const quantity = kind === 'goods' ? rest(invoice.lines[index]?.quantity ?? 0, 'quantity') : 0;
    return lineOf(
      { kind, line: index, quantity },
      {
        total: rest(total, 'total'),
        cgst: rest(cgst, 'cgst'),
        sgst: rest(sgst, 'sgst'),
        igst: rest(igst, 'igst'),
      },
    );
  });
}

/**
 * The refund of some pieces: each line's amount after its share of the coupon, and the tax in it. The last pieces of a
 * line take what is left of it. Charges go back with the last pieces of the order, unless `charges` says otherwise.
 * Undefined when more pieces are asked for than are left.
 */
export function refundOfItems(
  left: readonly RefundLine[],
  { items, charges }: { items: readonly RefundedItem[]; charges?: boolean | undefined },
): RefundLine[] | undefined {
  const asked = new Map<number, number>();
  for (const { line, quantity } of items) asked.set(line, (asked.get(line) ?? 0) + quantity);
  const goods = left.filter(({ kind }) => kind === 'goods');
  for (const [line, quantity] of asked) {
    const available = goods.find((one) => one.line === line)?.quantity ?? 0;
    if (quantity > available) return undefined;
  }
  const isWhole = goods.every(({ line, quantity }) => (asked.get(line) ?? 0) === quantity);
  const withCharges = charges ?? isWhole;
  return left
    .map((one) => {
      if (one.kind !== 'goods') return withCharges ? one : part(one, 0, 0);
      const quantity = asked.get(one.line) ?? 0;
      if (quantity === 0) return part(one, 0, 0);
      return part(one, Math.round((one.total * quantity) / one.quantity), quantity);
    })
    .filter(({ total, quantity }) => total > 0 || quantity > 0);
}

/**
 * The refund of an amount: a lower price of the foods, by their value, then of the charges. All that is left takes the
 * pieces too. Never more than is left.
 */
export function refundOfAmount(left: readonly RefundLine[], amount: number): RefundLine[] {
  if (amount >= totalOf(left)) return left.filter(({ total, quantity }) => total > 0 || quantity > 0);
  const goods = left.filter(({ kind }) => kind === 'goods');
  const charges = left.filter(({ kind }) => kind !== 'goods');
  const ofGoods = Math.min(amount, totalOf(goods));
  return [...spread(goods, ofGoods), ...spread(charges, amount - ofGoods)];
}

export function totalOf(lines: readonly Pick<RefundLine, 'total'>[]): number {
  return lines.reduce((sum, { total }) => sum + total, 0);
}

/**
 * What a refund of a payment is in rupees of the order's total. Both are the same but for a payment in dollars. The
 * last refund takes what the earlier ones have left.
 */
export function valueOfRefund(
  { amountMinor, orderTotal }: { amountMinor: number; orderTotal: number },
  earlier: readonly { amountMinor: number; value: number | null }[],
  refunded: number,
): number {
  const shareOf = (minor: number) => Math.round((orderTotal * minor) / amountMinor);
  const before = earlier.reduce((sum, one) => sum + one.amountMinor, 0);
  const valueBefore = earlier.reduce((sum, one) => sum + (one.value ?? shareOf(one.amountMinor)), 0);
  return Math.max(0, shareOf(before + refunded) - valueBefore);
}

function spread(lines: readonly RefundLine[], amount: number): RefundLine[] {
  const shares = allocate(
    lines.map(({ total }) => paise(total)),
    paise(amount),
  );
  return lines.map((line, index) => part(line, shares[index] ?? 0, 0)).filter(({ total }) => total > 0);
}

/** A part of what is left of a line, with its tax. The last part takes the rest of every head. */
function part(left: RefundLine, total: number, quantity: number): RefundLine {
  const { kind, line } = left;
  const isRest = quantity > 0 && quantity === left.quantity;
  if (isRest || (total === left.total && left.quantity === 0)) return { ...left, quantity };
  return lineOf({ kind, line, quantity }, { total, ...headsOf(left, total) });
}

/**
 * CGST and SGST are equal halves. Where amounts are a few paise and halves would leave a negative value on either
 * side, they differ by a paisa.
 */
function headsOf(left: RefundLine, total: number): Heads {
  const none = { cgst: 0, sgst: 0, igst: 0 };
  const tax = left.cgst + left.sgst + left.igst;
  if (total === 0 || tax === 0 || left.total === 0) return none;
  const [least, limit] = [Math.max(0, tax - (left.total - total)), Math.min(tax, total)];
  const within = (amount: number) => Math.min(Math.max(amount, least), limit);
  if (left.igst > 0) return { ...none, igst: within(Math.round((left.igst * total) / left.total)) };
  const half = Math.round((left.cgst * total) / left.total);
  const both = within(2 * half);
  const cgst = Math.min(left.cgst, Math.max(both - left.sgst, Math.ceil(both / 2)));
  return { ...none, cgst, sgst: both - cgst };
}

function lineOf(
  about: Pick<RefundLine, 'kind' | 'line' | 'quantity'>,
  { total, cgst, sgst, igst }: Heads & { total: number },
): RefundLine {
  return { ...about, total, taxable: total - cgst - sgst - igst, cgst, sgst, igst };
}

function sumOf(lines: readonly RefundLine[], key: 'total' | 'quantity' | keyof Heads): number {
  return lines.reduce((sum, line) => sum + line[key], 0);
}
