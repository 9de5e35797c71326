import { type Paise, paise } from './money.ts';

/** Price of one unit after the food's discount, rounded half up to the paisa. */
export function chargedPrice(listPrice: Paise, discountPercent: number): Paise {
  return paise(Math.floor((listPrice * (100 - discountPercent) + 50) / 100));
}
