/** Imported orders have no number. */
export function orderTitle({ number }: { number: number }): string {
  return number ? `Order #${number}` : 'Order';
}
