import { paiseFromRupees } from './money.ts';
import { netQuantity } from './net-quantity.ts';
import { chargedPrice } from './pricing.ts';
import { type UnitPrice, unitPrice } from './unit-price.ts';

interface SoldSize {
  size: string;
  /** Before the discount, in rupees. */
  price: number;
  stock: number | null;
}

/** A saving below this share of the dearest price is no reason to buy a larger pack. */
const REAL_SAVING = 0.01;

/** The smallest size first. Sizes without a net quantity, such as `1 piece`, follow in the order of the admin. */
export function ascendingSizes<Size extends { size: string }>(sizes: readonly Size[]): Size[] {
  const amount = ({ size }: Size) => netQuantity(size)?.amount ?? Number.POSITIVE_INFINITY;
  return sizes.toSorted((a, b) => {
    const [left, right] = [amount(a), amount(b)];
    return left === right ? 0 : left - right;
  });
}

/** Price per litre or kilogram after the food's discount. */
export function sizeUnitPrice({ size, price }: SoldSize, discount: number): UnitPrice | undefined {
  return unitPrice(chargedPrice(paiseFromRupees(price), discount), size);
}

/**
 * The size with the lowest price per litre or kilogram, among those in stock; of equal ones the smallest. Undefined unless
 * at least two can be compared and the saving is worth naming.
 */
export function bestValueSize(sizes: readonly SoldSize[], discount: number): string | undefined {
  const prices = ascendingSizes(sizes.filter(({ stock }) => stock !== 0)).flatMap((sold) => {
    const unit = sizeUnitPrice(sold, discount);
    return unit ? [{ size: sold.size, ...unit }] : [];
  });
  const [first] = prices;
  if (!first || prices.some(({ unit }) => unit !== first.unit)) return undefined;
  const best = prices.reduce((lowest, other) => (other.amount < lowest.amount ? other : lowest));
  const dearest = Math.max(...prices.map(({ amount }) => amount));
  return dearest - best.amount >= dearest * REAL_SAVING && best.amount < dearest ? best.size : undefined;
}
