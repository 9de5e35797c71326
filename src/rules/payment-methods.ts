/** Of a tab on the payment page, such as `upi`. */
export type PaymentMethod = string;
