import { orderErrors } from '../messages/order-errors.ts';
import { LOW_STOCK } from './stock.ts';

/** The admin's limits for unpaid orders, which reserve stock. */
export interface UnpaidTerms {
  /** Maximum pieces of one size that a customer's unpaid orders may hold in total. */
  maxPieces: number;
  /** Maximum unpaid orders of a customer that hold stock at the same time. */
  maxOrders: number;
  /** Starting a payment renews the hold until this many minutes after the order was placed, and once after that. */
  holdMinutes: number;
  /** Hours after which an unpaid order is cancelled. */
  cancelHours: number;
  /** The admin is notified when this few of a size are left. */
  lowStock: number;
}

export const DEFAULT_UNPAID_TERMS: UnpaidTerms = {
  maxPieces: 24,
  maxOrders: 3,
  holdMinutes: 120,
  cancelHours: 24,
  lowStock: LOW_STOCK,
};

interface Line {
  foodId: string;
  size: string;
  quantity: number;
}

interface HeldLine extends Line {
  orderId: string;
}

export type HoldError =
  | { code: 'too-many-unpaid'; message: string }
  | { code: 'too-many-held'; message: string };

/**
 * Checks whether a customer may hold these lines too; `heldLines` are the lines of the customer's other unpaid orders. Only
 * sizes with limited stock are passed in.
 */
export function holdError(
  { maxPieces, maxOrders }: Pick<UnpaidTerms, 'maxPieces' | 'maxOrders'>,
  heldLines: readonly HeldLine[],
  wanted: readonly (Line & { name: string })[],
): HoldError | undefined {
  if (wanted.length === 0) return undefined;
  const orders = new Set(heldLines.map(({ orderId }) => orderId)).size;
  if (orders >= maxOrders) {
    return { code: 'too-many-unpaid', message: orderErrors.tooManyUnpaid(orders) };
  }
  for (const { foodId, size, name, quantity } of wanted) {
    const others = heldLines
      .filter((line) => line.foodId === foodId && line.size === size)
      .reduce((sum, line) => sum + line.quantity, 0);
    if (others + quantity <= maxPieces) continue;
    const left = Math.max(0, maxPieces - others);
    const held = { food: name, size, held: others, max: maxPieces };
    const message =
      others === 0
        ? orderErrors.tooManyPieces(held)
        : left > 0
          ? orderErrors.someHeld({ ...held, left })
          : orderErrors.allHeld(held);
    return { code: 'too-many-held', message };
  }
  return undefined;
}
