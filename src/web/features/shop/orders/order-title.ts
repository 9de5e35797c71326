/** Old orders were imported without a number for people. */
export function orderTitle({ number }: { number: number }): string {
  return number ? `Order #${number}` : 'Order';
}
