import type { ApiError } from '../../../lib/call-api.ts';

/** Why a payment failed. */
export interface Failed {
  is: 'failed';
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

export function failed(
  message: string,
  error: Pick<ApiError, 'message' | 'code'> = { message, code: '' },
): Failed {
  const details = error.message === message ? '' : error.message;
  return { is: 'failed', message, details, isOver: OVER.has(error.code) };
}
