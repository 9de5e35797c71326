import { z } from 'zod';
import { orderStatuses } from '../rules/order-status.ts';
import { trackingStatuses } from '../rules/tracking-status.ts';
import { address } from './account.ts';
import { cart } from './cart.ts';
import { errorBody } from './errors.ts';
import { addressLabel, latLng, receiver } from './receiver.ts';
import { untranslated } from './untranslated.ts';

/** The checkout form. */
export const checkoutForm = z.object({ ...receiver, ...address.shape, ...latLng, label: addressLabel });

export const idempotencyKey = z.object({
  'idempotency-key': z.string().regex(/^[\x20-\x7e]{8,200}$/, 'An Idempotency-Key has 8 to 200 characters'),
});

const status = z.enum(orderStatuses);

const orderItem = z.object({
  product: z
    .object({
      _id: z.string(),
      name: z.string(),
      imageUrl: z.string(),
      images: z.array(z.string()),
      quantities: z.array(z.object({ size: z.string(), price: z.number() })),
      untranslated,
    })
    .meta({
      description:
        'Snapshot at purchase: name, image and list price. With ?language= the name is the food’s translation of today',
    }),
  size: z.string(),
  quantity: z.number(),
  price: z.number().meta({ description: 'Charged price of one unit, in rupees' }),
  listPrice: z.number(),
});

export const paymentStatus = z.enum(['PENDING', 'COMPLETED', 'REFUNDED']);

export const order = z.object({
  _id: z.uuid(),
  number: z.number().meta({ description: 'Short unique order number for customers' }),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.union([
    z.object({
      doorNumber: z.string(),
      street: z.string(),
      area: z.string(),
      district: z.string(),
      state: z.string(),
      pincode: z.string(),
    }),
    z.string(),
  ]),
  addressLatLng: z.object({ lat: z.string(), lng: z.string() }).nullable(),
  items: z.array(orderItem),
  status,
  paymentStatus,
  paymentId: z.string().nullable(),
  couponCode: z.string().nullable(),
  discount: z.number().meta({ description: 'Coupon discount in rupees' }),
  deliveryCharge: z.number(),
  totalPrice: z.number(),
  cashOnDelivery: z
    .object({
      fee: z.number().meta({ description: 'In rupees; a part of the total' }),
      isUndelivered: z.boolean().meta({ description: 'The parcel came back unpaid' }),
    })
    .optional()
    .meta({ description: 'Only of an order with cash on delivery' }),
  createdAt: z.iso.datetime(),
  heldUntil: z.iso.datetime().nullable().meta({ description: 'End of the stock reservation' }),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z
    .url()
    .optional()
    .meta({ description: 'Page of the courier where the parcel can be followed, if it has one' }),
  history: z.array(z.object({ status, at: z.iso.datetime() })).meta({ description: 'Oldest first' }),
  parcel: z
    .array(z.object({ status: z.enum(trackingStatuses), at: z.iso.datetime() }))
    .optional()
    .meta({
      description: 'What the courier reported, oldest first; only of one order, and only with reports',
    }),
});

/** The current totals of the order; nothing was saved. */
const freshTotals = cart.extend({
  subtotal: z.number(),
  discount: z.number(),
  deliveryCharge: z.number(),
  totalPrice: z.number(),
});
export const orderConflict = errorBody.extend({ fresh: freshTotals.optional() });

export const orderPage = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  after: z.uuid().optional().meta({ description: 'Cursor: id of the last order of the previous page' }),
});

export const reorderResponse = cart.extend({
  skipped: z
    .array(z.object({ name: z.string(), size: z.string(), reason: z.string() }))
    .meta({ description: 'Items that could not be added to the cart, or not in full' }),
});

export type CheckoutForm = z.infer<typeof checkoutForm>;
export type Order = z.infer<typeof order>;
export type OrderItem = z.infer<typeof orderItem>;
export type FreshTotals = z.infer<typeof freshTotals>;
export type ReorderResponse = z.infer<typeof reorderResponse>;
