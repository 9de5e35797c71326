import { type Paise, paise } from '../../../rules/money.ts';
import { chargedPrice } from '../../../rules/pricing.ts';
import { DISCOUNT_PERCENT } from './sale-sql.ts';
import { foodSizes, foods } from './schema/catalogue.ts';
import { boolean, nullable, text, type ValuesOf } from './sql-types.ts';

/** A food and size as it is sold now. */
export interface Offer {
  foodId: string;
  size: string;
  name: string;
  imageUrl: string;
  /** False for drafts and removed foods. */
  isListed: boolean;
  /** Listed, and in this size; false for drafts, removed foods and withdrawn sizes. */
  isAvailable: boolean;
  /** For one unit; 0 when the size is not sold. */
  listPrice: Paise;
  price: Paise;
  /** Null when the stock is not counted. */
  stock: number | null;
}

/** The columns that `OFFER` selects. */
export const offerRow = {
  foodId: foods.id,
  name: foods.name,
  imageUrl: text(),
  isListed: boolean(),
  discountPercent: foods.discountPercent,
  listPrice: nullable(foodSizes.price),
  stock: foodSizes.stock,
};
export type OfferRow = ValuesOf<typeof offerRow>;

export function offerOf({ discountPercent, listPrice, ...row }: OfferRow, size: string): Offer {
  return {
    ...row,
    size,
    isAvailable: row.isListed && listPrice !== null,
    listPrice: listPrice ?? paise(0),
    price: chargedPrice(listPrice ?? paise(0), discountPercent),
  };
}

/** For the stores of carts and orders. */
export const OFFER = `
  f.id as "foodId", f.name, ${DISCOUNT_PERCENT} as "discountPercent",
  f.status = 'published' and f.removed_at is null as "isListed", s.price_paise as "listPrice", s.stock,
  coalesce((select url from food_images p where p.food_id = f.id order by position limit 1), '') as "imageUrl"`;

/** For `i` with food_id and size. */
export const FOOD_AND_SIZE = `
  join foods f on f.id = i.food_id
  left join food_sizes s on s.food_id = i.food_id and s.size = i.size`;

/** The lines of a cart, in the order in which they were added. */
export const CART_LINES = `select i.size, i.quantity, ${OFFER} from cart_items i ${FOOD_AND_SIZE}
  where i.user_id = :userId order by i.added_at, i.food_id, i.size`;
