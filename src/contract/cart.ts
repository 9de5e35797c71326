import { z } from 'zod';
import { purchase } from '../messages/purchase.ts';
import { MAX_QUANTITY } from '../rules/cart.ts';
import { errorBody } from './errors.ts';
import { food } from './food.ts';

const quantityInvalid = { error: () => purchase.quantityInvalid(MAX_QUANTITY) };
const sizeMissing = { error: () => purchase.sizeMissing };
const productMissing = { error: () => purchase.productMissing };

export const quantity = z.int(quantityInvalid).min(1, quantityInvalid).max(MAX_QUANTITY, quantityInvalid);
export const size = z
  .string(sizeMissing)
  .min(1, sizeMissing)
  .max(40, { error: () => purchase.sizeTooLong });
export const foodReference = z.string(productMissing).min(1, productMissing).max(200);

const cartItem = z.object({
  productId: food,
  food,
  size: z.string(),
  price: z.number().meta({ description: 'Price of one unit in rupees; 0 when the size is not sold' }),
  listPrice: z.number().meta({ description: 'Price before the food’s discount, in rupees' }),
  quantity: z.number(),
  isAvailable: z.boolean().meta({ description: 'False for a food or size that is no longer sold' }),
  stock: z.number().nullable().meta({ description: 'Remaining stock; null: unlimited' }),
});

export const cart = z.object({ items: z.array(cartItem) });

/** Sets the quantity of a line, or adds the line. `price` is only compared with the current price. */
export const cartChange = z.object({
  productId: foodReference,
  size,
  price: z.number().nullish(),
  quantity,
});

/** The price has changed: contains the current one; nothing was saved. */
export const cartConflict = errorBody.extend({
  fresh: z.object({ price: z.number(), listPrice: z.number(), stock: z.number().nullable() }).optional(),
});

export const wishlistEntry = z.object({ productId: food });
export const wish = z.object({ productId: foodReference });

export type Cart = z.infer<typeof cart>;
export type CartItem = z.infer<typeof cartItem>;
export type CartChange = z.infer<typeof cartChange>;
export type WishlistEntry = z.infer<typeof wishlistEntry>;
