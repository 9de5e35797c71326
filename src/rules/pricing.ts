import { type Paise, paise } from './money.ts';

/** What a customer is charged for one unit: the list price less the food's discount, half a paisa rounds up. */
export function chargedPrice(listPrice: Paise, discountPercent: number): Paise {
  return paise(Math.floor((listPrice * (100 - discountPercent) + 50) / 100));
}
