import type { OrderCreate } from '../../contract/order-create.ts';
import type { Language } from '../../rules/languages.ts';
import type { HoldError } from '../../rules/unpaid-orders.ts';
import type { Failure } from '../platform/result.ts';
import type { LinesCode } from './compare-lines.ts';

export interface OrderRequest {
  /** Null for a phone order without an account. */
  userId: string | null;
  /** A phone order has no point on the map. */
  input: Omit<OrderCreate, 'addressLatLng'> & { addressLatLng: OrderCreate['addressLatLng'] | null };
  /** The Idempotency-Key header: the same key means the same order. */
  key: string | undefined;
  /** The admin who places a phone order: its lines are in the request, and the cart is left alone. */
  adminId?: string;
  /** Why a phone order may be below the minimum of the shop. */
  minimumNote?: string;
  /** Of the page that the customer orders on. On an English page, the language of the account counts. */
  language: Language;
}

export type OrderCode =
  | LinesCode
  | HoldError['code']
  | 'shop-closed'
  | 'key-reused'
  | 'order-was-deleted'
  | 'not-signed-in'
  | 'coupon-refused'
  | 'out-of-stock'
  | 'not-served'
  | 'wrong-state';

export type Rollback = (error: Failure<OrderCode>) => never;
