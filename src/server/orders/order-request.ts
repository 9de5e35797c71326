import type { OrderCreate } from '../../contract/order.ts';
import type { HoldError } from '../../rules/unpaid-orders.ts';
import type { LinesError } from './compare-order.ts';

/** What is ordered, by whom and for whom. */
export interface OrderRequest {
  /** Null for somebody on the phone who wants no account. */
  userId: string | null;
  /** Who orders by phone has no map to point at. */
  input: Omit<OrderCreate, 'addressLatLng'> & { addressLatLng: OrderCreate['addressLatLng'] | null };
  /** From the header: the same key means the same order. */
  key: string | undefined;
  /** The admin who writes down what the customer said; then the given lines are ordered, and the cart is left alone. */
  adminId?: string;
}

export type OrderError =
  | { code: LinesError | 'key-reused' | 'order-was-deleted' | 'not-signed-in' }
  | HoldError
  | { code: 'coupon-refused' | 'out-of-stock' | 'not-served' | 'wrong-state'; message: string };

export type Rollback = (rejected: OrderError) => never;
