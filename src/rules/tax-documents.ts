import { monthOf } from './months.ts';
import { findState, stateCode } from './states.ts';
import type { Tax } from './tax-totals.ts';

/** One taxed amount of an invoice or credit note; never negative. */
export interface DocumentLine extends Tax {
  name: string;
  /** Empty for the delivery charge and the fee for cash. */
  size: string;
  hsn: string;
  /** Pieces; 0 for a charge. */
  quantity: number;
  basisPoints: number | null;
  total: number;
}

/** An invoice or credit note as the return of its month counts it. */
export interface TaxDocument {
  kind: 'invoice' | 'note';
  orderId: string;
  orderNumber: number;
  number: string;
  financialYear: string;
  sequence: number;
  issuedAt: Date;
  seller: { state: string; gstin: string };
  buyer: { name: string; state: string; gstin: string };
  total: number;
  lines: DocumentLine[];
  /** CGST and SGST, and not IGST. */
  isWithinState: boolean;
  /** Of a note: the invoice that it corrects. */
  invoice?: { number: string; issuedAt: Date; total: number };
  /** Of a note: it came too late for the return, gives money back and lowers no tax. */
  isFinancial?: boolean;
}

/** The code of the state where the goods go; undefined when the address does not tell. */
export function placeOfSupply({ buyer, seller, isWithinState: isHere }: TaxDocument): string | undefined {
  const state = findState(buyer.state) ?? (isHere ? findState(seller.state) : undefined);
  return state && stateCode(state);
}

/** Values in paise above which an invoice to another state is listed one by one, newest first. */
const LARGE = [
  { from: '2024-08', above: 100_000_00 },
  { from: '2017-07', above: 250_000_00 },
];

/** The table of the return in which a document is declared. A note follows its invoice. */
export function tableOf(document: TaxDocument): 'b2b' | 'b2cl' | 'b2cs' {
  if (document.buyer.gstin) return 'b2b';
  const { issuedAt, total } = document.invoice ?? document;
  const period = monthOf(issuedAt);
  const limit = LARGE.find(({ from }) => period >= from)?.above ?? Number.POSITIVE_INFINITY;
  return !document.isWithinState && total > limit ? 'b2cl' : 'b2cs';
}
