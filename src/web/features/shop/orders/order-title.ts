import { purchase } from '../../../../messages/purchase.ts';

/** Imported orders have no number. */
export function orderTitle({ number }: { number: number }): string {
  return number ? purchase.orderNumber(number) : purchase.order;
}
