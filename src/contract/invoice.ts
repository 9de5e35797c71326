import type { Language } from '../rules/languages.ts';

/** The printed content of an invoice as of its date; amounts in paise. */
export interface InvoiceContent {
  seller: Seller;
  /** Of the order; older invoices are English. */
  language?: Language;
  /** The GSTIN of a buyer who is a business. */
  buyer: { name: string; address: string; state: string; phone: string; gstin?: string };
  orderNumber: number;
  paymentId: string;
  lines: InvoiceLine[];
  delivery: number;
  /** The delivery charge is taxed at the rates of the delivered foods, in proportion to their amounts. */
  deliveryTax?: Tax;
  /** Of cash on delivery: the total is to be paid when the parcel arrives. The fee is taxed like the delivery charge. */
  cashOnDelivery?: { fee: number; feeTax: Tax };
  total: number;
}

export interface Seller {
  legalName: string;
  address: string;
  state: string;
  /** Empty: the shop is not registered for GST and shows no tax. */
  gstin: string;
  foodLicence: string;
  email: string;
  phone: string;
  /** The shop's logo when the invoice was issued; none on older invoices. */
  logo?: { url: string; isTinted: boolean };
}

export interface Tax {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

export interface InvoiceLine extends Tax {
  /** In English, as the tax office reads it. */
  name: string;
  /** In the language of the order, if it is another; none on older invoices. */
  translatedName?: string;
  size: string;
  /** Added when the invoice is drawn: the batches in the parcel, with their best-before days. */
  batches?: { code: string; bestBefore: string }[];
  batchText?: string;
  hsn: string;
  quantity: number;
  /** Before the coupon's share, including tax. */
  price: number;
  discount: number;
  /** GST rate in hundredths of a percent; 0: exempt; null: not set. */
  basisPoints: number | null;
  total: number;
}
