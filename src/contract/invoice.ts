/** Everything that is printed on an invoice, as it was on the day; money in paise. */
export interface InvoiceContent {
  seller: Seller;
  buyer: { name: string; address: string; state: string; phone: string };
  orderNumber: number;
  paymentId: string;
  lines: InvoiceLine[];
  delivery: number;
  total: number;
}

export interface Seller {
  legalName: string;
  address: string;
  state: string;
  /** Empty: the shop is not registered for the tax and shows none. */
  gstin: string;
  foodLicence: string;
  email: string;
  phone: string;
}

export interface InvoiceLine {
  name: string;
  size: string;
  hsn: string;
  quantity: number;
  /** Before the coupon's share, tax included. */
  price: number;
  discount: number;
  /** Of tax, in hundredths of a percent. */
  basisPoints: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
}
