import { plural } from './plural.ts';

/** Why the server rejects an order, a coupon or a reorder. */
export const orderErrors = {
  couponUsed: 'You have already used this coupon',
  couponNoneLeft: 'This coupon is used up',
  notSold: 'No longer sold',
  cartFull: 'Your cart is full.',
  tooManyUnpaid: (orders: number) =>
    `You have ${orders} unpaid ${plural(orders, { one: 'order', other: 'orders' })}. Please pay or delete one of them in My Orders first.`,
  tooManyPieces: ({ food, size, max }: { food: string; size: string; max: number }) =>
    `${food} (${size}): at most ${max} can be ordered before they are paid. Please take fewer, or write to us if you need more.`,
  someHeld: (held: { food: string; size: string; held: number; max: number; left: number }) =>
    `${held.food} (${held.size}): your unpaid orders hold ${held.held} already, and at most ${held.max} can be held. Please take at most ${held.left}, or pay or delete one of those orders first.`,
  allHeld: ({ food, size, held, max }: { food: string; size: string; held: number; max: number }) =>
    `${food} (${size}): your unpaid orders hold ${held} already, and at most ${max} can be held. Please pay or delete one of those orders first.`,
  or: ' or ',
  otherState: ({ pincode, states, state }: { pincode: string; states: string; state: string }) =>
    `The pincode ${pincode} is in ${states}, not in ${state}. Please check both.`,
  unknownState: ({ pincode, states }: { pincode: string; states: string }) =>
    `The pincode ${pincode} is in ${states}. Please choose the state.`,
};
