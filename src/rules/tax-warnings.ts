import type { TaxDocument } from './tax-documents.ts';
import type { Tax } from './tax-totals.ts';

export const taxWarningKinds = [
  'no-gstin',
  'no-hsn',
  'no-state',
  'no-hsn-text',
  'no-rate',
  'before-gstin',
  'unusual-rate',
  'late-note',
  'eway',
  'rounding',
] as const;
type Kind = (typeof taxWarningKinds)[number];

/** The file is rejected or wrong with these. */
const blocking: ReadonlySet<Kind> = new Set(['no-gstin', 'no-hsn', 'no-state', 'no-hsn-text']);

export interface TaxWarning {
  kind: Kind;
  isBlocking: boolean;
  /** Lines, documents or codes that it is about. */
  count: number;
  /** The first of their names. */
  names: string[];
  orders: { orderId: string; number: number }[];
  /** In paise. */
  amount: number;
}

/** Rates that the return accepts, in hundredths of a percent. */
const KNOWN_RATES = new Set([0, 10, 25, 100, 150, 300, 500, 600, 750, 1200, 1800, 2800, 4000]);
const MAX_NAMED = 10;
const BASIS_POINTS = 10_000;

interface Month {
  rates: { basisPoints: number; tax: Tax }[];
  hsnB2b: { code: string; description: string }[];
  hsnB2c: { code: string; description: string }[];
}

/** Collects what an accountant must know before the file of a month is used. */
export function createWarnings({ gstin }: { gstin: string }) {
  const found = new Map<Kind, TaxWarning>();
  const warningOf = (kind: Kind): TaxWarning => {
    const warning = found.get(kind) ?? {
      kind,
      isBlocking: blocking.has(kind),
      ...{ count: 0, names: [], orders: [], amount: 0 },
    };
    found.set(kind, warning);
    return warning;
  };
  const nameIn = ({ names }: TaxWarning, name: string) => {
    if (name && names.length < MAX_NAMED && !names.includes(name)) names.push(name);
  };
  function add(
    kind: Kind,
    { orderId, orderNumber, total }: Pick<TaxDocument, 'orderId' | 'orderNumber' | 'total'>,
    { name = '', amount = total }: { name?: string; amount?: number },
  ): void {
    const warning = warningOf(kind);
    warning.count += 1;
    warning.amount += amount;
    nameIn(warning, name);
    const isNamed = warning.orders.some((order) => order.orderId === orderId);
    if (!isNamed && warning.orders.length < MAX_NAMED) warning.orders.push({ orderId, number: orderNumber });
  }
  return {
    add,
    check(document: TaxDocument, place: string): void {
      if (!place) add('no-state', document, { name: document.number });
      if (gstin && !document.seller.gstin) add('before-gstin', document, { name: document.number });
      for (const { name, size, hsn, basisPoints, total } of document.lines) {
        const isGoods = size !== '';
        if (!hsn && isGoods) add('no-hsn', document, { name, amount: total });
        if (basisPoints === null && isGoods && document.seller.gstin)
          add('no-rate', document, { name, amount: total });
      }
    },
    result({ rates, hsnB2b, hsnB2c }: Month): TaxWarning[] {
      if (!gstin) warningOf('no-gstin');
      const codes = new Set(
        [...hsnB2b, ...hsnB2c].filter(({ description }) => !description).map(({ code }) => code),
      );
      for (const code of codes) {
        const warning = warningOf('no-hsn-text');
        warning.count += 1;
        nameIn(warning, code);
      }
      let rounding = 0;
      for (const { basisPoints, tax } of rates) {
        rounding += tax.cgst + tax.sgst + tax.igst - Math.round((tax.taxable * basisPoints) / BASIS_POINTS);
        if (KNOWN_RATES.has(basisPoints)) continue;
        const warning = warningOf('unusual-rate');
        warning.count += 1;
        nameIn(warning, `${basisPoints / 100}%`);
      }
      if (rounding !== 0) warningOf('rounding').amount = rounding;
      return taxWarningKinds.flatMap((kind) => found.get(kind) ?? []);
    },
  };
}
