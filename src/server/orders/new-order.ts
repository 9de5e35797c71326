import { storedNotes } from '../../rules/order-notes.ts';
import type { OrderPromise } from '../../rules/policy.ts';
import type { CartLine } from '../cart/locked-cart.ts';
import type { NewOrder } from './new-order.store.ts';
import type { OrderRequest } from './order-request.ts';
import { deliveryPlace, type Totals } from './price-order.ts';

/** A request that was checked and priced. */
export interface PricedOrder extends OrderRequest {
  email: string;
  cartVersion: number | null;
  requestHash: Buffer;
  totals: Totals;
  lines: CartLine[];
  promise: OrderPromise;
}

export function newOrderOf(order: PricedOrder): NewOrder {
  const {
    userId,
    input,
    key,
    adminId,
    email,
    cartVersion,
    requestHash,
    totals,
    lines,
    promise,
    language,
    minimumNote,
  } = order;
  return {
    userId,
    name: input.name,
    email,
    phone: input.phone,
    address: { ...input.address, ...deliveryPlace(input) },
    latitude: input.addressLatLng?.lat ?? null,
    longitude: input.addressLatLng?.lng ?? null,
    ...totals,
    idempotencyKey: key ?? null,
    requestHash,
    cartVersion,
    promise,
    language,
    buyerGstin: input.buyerGstin || null,
    lines: lines.map(itemOf),
    by: adminId
      ? {
          actor: 'admin',
          actorId: adminId,
          note: [storedNotes.byPhone, minimumNote].filter(Boolean).join('. '),
        }
      : { actor: 'customer', actorId: userId, note: '' },
  };
}

/** Sizes without a stock count are neither limited nor locked. */
export function isCounted({ stock }: CartLine): boolean {
  return stock !== null;
}

/** A snapshot: later changes of the food never change the order. */
export function itemOf({ foodId, name, imageUrl, size, listPrice, price, quantity, stock }: CartLine) {
  return {
    foodId,
    name,
    imageUrl,
    size,
    listPrice,
    chargedPrice: price,
    quantity,
    tookStock: stock !== null,
  };
}
