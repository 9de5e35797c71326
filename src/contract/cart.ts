import { z } from 'zod';
import { MAX_QUANTITY } from '../rules/cart.ts';
import { errorBody } from './errors.ts';
import { food } from './food.ts';

const QUANTITY_MESSAGE = `Quantity must be a whole number from 1 to ${MAX_QUANTITY}`;

export const quantity = z.int(QUANTITY_MESSAGE).min(1, QUANTITY_MESSAGE).max(MAX_QUANTITY, QUANTITY_MESSAGE);
export const size = z.string('Size is required').min(1, 'Size is required').max(40, 'Size is too long');
export const foodReference = z.string('Product is required').min(1, 'Product is required').max(200);

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
