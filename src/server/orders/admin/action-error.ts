import { adminOrderErrors } from '../../../messages/admin-order-errors.ts';
import { type Failure, failure } from '../../platform/result.ts';
import type { ReserveCode } from '../reserve-order.ts';

/** Why an admin cannot do this with the order. */
export type ActionCode =
  | 'order-not-found'
  | 'order-changed'
  | 'order-step-refused'
  | 'payment-open'
  | 'reference-used'
  | 'refund-not-possible'
  | 'proof-needed'
  | 'out-of-stock'
  | 'coupon-refused'
  | 'wrong-state';

export type Rollback = (error: Failure<ActionCode>) => never;

export function stepRejected(message: string): Failure<'order-step-refused'> {
  return failure('order-step-refused', { message });
}

/** The same error with the message that an admin reads. */
export function reserveError({ code }: Failure<ReserveCode>): Failure<'out-of-stock' | 'coupon-refused'> {
  return code === 'out-of-stock'
    ? failure('out-of-stock', { message: adminOrderErrors.soldOut })
    : failure('coupon-refused', { message: adminOrderErrors.couponUsedUp });
}
