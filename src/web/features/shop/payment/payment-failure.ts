import type { FailedPayment } from '../../../../extension/payment-panel.ts';

/** Why a payment failed, as the page shows it. */
export interface PaymentFailure {
  message: string;
  /** The server's message; empty when it adds nothing. */
  details: string;
  /** The order can no longer be paid, only reordered. */
  isOver: boolean;
}

/** Errors that another try cannot change: the hold on the stock has ended. */
const OVER = new Set([
  'order-expired',
  'order-outdated',
  'coupon-ended',
  'out-of-stock',
  'order-not-payable',
]);

export function paymentFailure({ message, error }: FailedPayment): PaymentFailure {
  const details = !error || error.message === message ? '' : error.message;
  return { message, details, isOver: OVER.has(error?.code ?? '') };
}
