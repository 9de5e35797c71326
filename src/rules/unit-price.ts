import { type Paise, paise } from './money.ts';
import { netQuantity } from './net-quantity.ts';

export interface UnitPrice {
  amount: Paise;
  unit: 'litre' | 'kg';
}

/** Price per litre or kilogram of a size such as `500 ml` or `3 x 1 L`; undefined when the size has no quantity. */
export function unitPrice(charged: Paise, size: string): UnitPrice | undefined {
  const net = netQuantity(size);
  if (!net) return undefined;
  const unit = net.unit === 'ml' ? 'litre' : 'kg';
  return { amount: paise(Math.round((charged * 1000) / net.amount)), unit };
}
