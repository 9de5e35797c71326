/** Everything that is printed on an invoice, as it was on the day; money in paise. */
export interface InvoiceContent {
  seller: Seller;
  buyer: { name: string; address: string; state: string; phone: string };
  orderNumber: number;
  paymentId: string;
  lines: InvoiceLine[];
  delivery: number;
  /** Delivery bears the tax of what it brings, each food's share at that food's rate. */
  deliveryTax?: Tax;
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

interface Tax {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

export interface InvoiceLine extends Tax {
  name: string;
  size: string;
  hsn: string;
  quantity: number;
  /** Before the coupon's share, tax included. */
  price: number;
  discount: number;
  /** Of tax, in hundredths of a percent; 0: exempt; null: the owner had not said it. */
  basisPoints: number | null;
  total: number;
}
