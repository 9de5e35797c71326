/** Why the owner cannot do this with the order. */
export interface ActionRefusal {
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
  words?: string;
}

export type Undo = (refused: ActionRefusal) => never;

export function notHeld(why: 'out-of-stock' | 'coupon-used-up'): ActionRefusal {
  return why === 'out-of-stock'
    ? { code: 'out-of-stock', words: 'Something in this order is sold out meanwhile.' }
    : { code: 'coupon-refused', words: 'The coupon of this order is used up meanwhile.' };
}
