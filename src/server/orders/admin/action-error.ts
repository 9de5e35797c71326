/** Why the owner cannot do this with the order. */
export interface ActionError {
  code:
    | 'order-not-found'
    | 'order-changed'
    | 'order-step-refused'
    | 'payment-open'
    | 'reference-used'
    | 'refund-not-possible'
    | 'out-of-stock'
    | 'coupon-refused'
    | 'wrong-state';
  message?: string;
}

export type Rollback = (rejected: ActionError) => never;

export function notHeld(why: 'out-of-stock' | 'coupon-used-up'): ActionError {
  return why === 'out-of-stock'
    ? { code: 'out-of-stock', message: 'Something in this order is sold out meanwhile.' }
    : { code: 'coupon-refused', message: 'The coupon of this order is used up meanwhile.' };
}
