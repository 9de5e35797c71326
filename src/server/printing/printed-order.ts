import type { PrintQuery } from '../../contract/admin/printing.ts';
import type { InvoiceRow } from './printing.store.ts';

/** What is printed of one order, in the language of the admin. Only texts: it is sent to the thread that draws. */
export interface PrintedOrder {
  number: number;
  /** Why it must not be shipped, in large letters; empty when it may. */
  warning: string;
  to: { name: string; lines: string[]; pincode: string; phone: string };
  from: { name: string; address: string; phone: string; gstin: string; licence: string };
  /** What the courier collects at the door; empty for nothing. */
  collect: string;
  courier: string;
  trackingNumber: string;
  /** The names of date, weight and pieces, with their values. */
  facts: [string, string][];
  /** The shelf is empty for a size that stands on none. A batch is printed with its day. */
  items: { name: string; size: string; quantity: number; shelf: string; batches: string[] }[];
  /** Where the QR code leads. */
  link: string;
  invoice?: InvoiceRow;
  /** The credit notes that took all of the invoice back. */
  creditedBy?: string;
}

/** The words around it. */
export interface PrintWords {
  slip: string;
  to: string;
  from: string;
  phone: string;
  nothingToCollect: string;
  courier: string;
  trackingNumber: string;
  withoutInvoice: string;
}

export interface PrintJob extends Pick<PrintQuery, 'what' | 'paper'> {
  orders: PrintedOrder[];
  words: PrintWords;
  /** PNG files by the address of the logo on the invoices. */
  logos: Map<string, Uint8Array>;
}
