export const paymentMethods = ['upi', 'paypal', 'cash-on-delivery'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
