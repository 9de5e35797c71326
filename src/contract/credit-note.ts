import type { Language } from '../rules/languages.ts';
import type { InvoiceContent, Seller, Tax } from './invoice.ts';

/** The printed content of a credit note as of its date; amounts in paise and never negative. */
export interface CreditNoteContent {
  seller: Seller;
  language?: Language;
  buyer: InvoiceContent['buyer'];
  orderNumber: number;
  /** The invoice that it corrects. */
  invoice: { number: string; issuedAt: string };
  reason: string;
  /** Issued too late for the tax office: it gives money back, but no tax (amounts of tax are 0). */
  isFinancial?: true;
  lines: CreditNoteLine[];
  /** What goes back of the delivery charge and of the fee for cash: the share of each line of the invoice. */
  charges: CreditNoteCharge[];
  total: number;
}

export interface CreditNoteLine extends Tax {
  /** Of the invoice, from 0. */
  line: number;
  name: string;
  translatedName?: string;
  size: string;
  hsn: string;
  /** Pieces that go back; 0: only a part of the price. */
  quantity: number;
  basisPoints: number | null;
  total: number;
}

export interface CreditNoteCharge extends Tax {
  kind: 'delivery' | 'cash-fee';
  /** The line of the invoice whose share it is. */
  line: number;
  hsn: string;
  basisPoints: number | null;
  total: number;
}
