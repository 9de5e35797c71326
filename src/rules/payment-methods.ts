/** Texts of pages and assistant speak of it: it is the only method that is not online. */
export const CASH_ON_DELIVERY = 'cash-on-delivery';

/** A payment method as the texts of pages need it, in one language. */
export interface OfferedPayment {
  /** Of a tab on the payment page, such as `upi`. */
  method: string;
  /** The company. */
  provider: string;
  /** "by UPI through Acme Pay" */
  howToPay: string;
  /** The same after "or" in the terms, where it says more. */
  orInTerms?: string | undefined;
  /** Sentences of its own in the terms. */
  termsNote?: string | undefined;
  /** "through Acme Pay to your UPI account" */
  refundWay: string;
  /** Of cash on delivery: "₹500"; the fee is empty if there is none. */
  cash?: CashFacts | undefined;
}

export interface CashFacts {
  from: string;
  upTo: string;
  fee: string;
}
