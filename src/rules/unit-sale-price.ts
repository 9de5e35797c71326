import { formatPaise, type Paise, paise } from './money.ts';
import type { NetQuantity } from './net-quantity.ts';

const PER_LARGE = 1000;

/**
 * The unit sale price of a packed food (Legal Metrology, rule 6): per ml or g below a litre or kilo, per litre or kilo above it. Empty
 * when it equals the price.
 */
export function unitSalePrice(price: Paise, { amount, unit }: NetQuantity): string {
  if (amount === PER_LARGE) return '';
  const large = unit === 'ml' ? 'l' : 'kg';
  return amount < PER_LARGE
    ? `${formatPaise(paise(Math.round(price / amount)))}/${unit}`
    : `${formatPaise(paise(Math.round((price * PER_LARGE) / amount)))}/${large}`;
}
