import { z } from 'zod';
import { MAX_CART_LINES } from '../rules/cart.ts';
import { cart, foodReference, quantity, size } from './cart.ts';
import { order } from './order.ts';
import { untranslated } from './untranslated.ts';

/** A line of a cart in the browser. A price that comes with it is ignored. */
const guestLine = z.object({ productId: foodReference, size, quantity });
const guestLines = z.array(guestLine).min(1).max(MAX_CART_LINES);

export const guestCart = z.object({ items: guestLines });

export const guestCartMerge = z.object({
  id: z
    .uuid()
    .meta({ description: 'Of this content of the guest cart: it is merged once, however often it is sent' }),
  items: guestLines,
});

export const mergedCart = cart.extend({
  skipped: z
    .array(z.object({ name: z.string(), size: z.string(), reason: z.string() }))
    .meta({ description: 'Items that could not be added to the cart, or not in full' }),
});

export const trackingKey = z.object({
  key: z.string().max(100).default('').meta({ description: 'Signature of the link in the e-mail' }),
});

/** What whoever has the link of an e-mail sees of the order: no name, address, phone, price or payment. */
export const trackedOrder = order
  .pick({
    _id: true,
    number: true,
    status: true,
    createdAt: true,
    courier: true,
    trackingNumber: true,
    trackingUrl: true,
    history: true,
    parcel: true,
  })
  .extend({
    items: z.array(
      z.object({
        product: z.object({ _id: z.string(), name: z.string(), imageUrl: z.string(), untranslated }),
        size: z.string(),
        quantity: z.number(),
      }),
    ),
    arrival: z
      .object({ earliest: z.string(), latest: z.string() })
      .nullable()
      .meta({ description: 'Expected days of a paid order that has not arrived' }),
  });

export type GuestLine = z.infer<typeof guestLine>;
export type GuestCartMerge = z.infer<typeof guestCartMerge>;
export type MergedCart = z.infer<typeof mergedCart>;
export type TrackedOrder = z.infer<typeof trackedOrder>;
