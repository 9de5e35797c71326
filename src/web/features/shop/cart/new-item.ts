import type { CartItem } from '../../../../contract/cart.ts';
import type { CardFood } from '../../../../contract/food.ts';
import { paiseFromRupees, rupeesFromPaise } from '../../../../rules/money.ts';
import { chargedPrice } from '../../../../rules/pricing.ts';
import { cardFood } from '../../../lib/card-food.ts';

/** A new line of a cart, as far as the page knows it; undefined for a size that the food does not have. */
export function newItem(food: CardFood, size: string): CartItem | undefined {
  const offer = food.quantities.find((one) => one.size === size);
  if (!offer) return undefined;
  // the cart reads no more of a food than a card does; the page of a food has all of it
  const known = cardFood(food) as CartItem['food'];
  return {
    productId: known,
    food: known,
    size,
    price: rupeesFromPaise(chargedPrice(paiseFromRupees(offer.price), food.discount)),
    listPrice: offer.price,
    quantity: 0,
    isAvailable: true,
    stock: offer.stock ?? null,
  };
}
