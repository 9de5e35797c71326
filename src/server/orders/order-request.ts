import type { OrderCreate } from '../../contract/order.ts';
import type { HoldRefusal } from '../../rules/unpaid-orders.ts';
import type { LinesRefusal } from './compare-order.ts';

/** What is ordered, by whom and for whom. */
export interface OrderRequest {
  /** Null for somebody on the phone who wants no account. */
  userId: string | null;
  /** Who orders by phone has no map to point at. */
  given: Omit<OrderCreate, 'addressLatLng'> & { addressLatLng: OrderCreate['addressLatLng'] | null };
  /** From the header: the same key means the same order. */
  key: string | undefined;
  /** The admin who writes down what the customer said; then the given lines are ordered, and the cart is left alone. */
  adminId?: string;
}

export type OrderRefusal =
  | { code: LinesRefusal | 'key-reused' | 'order-was-deleted' | 'not-signed-in' }
  | HoldRefusal
  | { code: 'coupon-refused' | 'out-of-stock' | 'not-served' | 'wrong-state'; words: string };

export type Undo = (refused: OrderRefusal) => never;
