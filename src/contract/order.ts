import { z } from 'zod';
import { accountFields } from '../messages/account-fields.ts';
import { checkout } from '../messages/checkout.ts';
import { purchase } from '../messages/purchase.ts';
import { orderStatuses } from '../rules/order-status.ts';
import { address } from './account.ts';
import { cart, foodReference, quantity, size } from './cart.ts';
import { errorBody } from './errors.ts';
import { line } from './one-line.ts';
import { untranslated } from './untranslated.ts';

const pointMissing = { error: () => checkout.pointMissing };
const mobileInvalid = { error: () => checkout.mobileInvalid };
const nameMissing = { error: () => checkout.nameMissing };

const coordinate = (limit: number) =>
  z
    .string(pointMissing)
    .trim()
    .refine((text) => /^-?\d{1,3}(\.\d{1,20})?$/.test(text) && Math.abs(Number(text)) <= limit, pointMissing);

const receiver = {
  name: line(nameMissing.error)
    .min(1, nameMissing)
    .max(100, { error: () => checkout.nameTooLong }),
  phone: z
    .string(mobileInvalid)
    .trim()
    .regex(/^\d{10}$/, mobileInvalid),
};
const latLng = { lat: coordinate(90), lng: coordinate(180) };

/** The checkout form. */
export const checkoutForm = z.object({ ...receiver, ...address.shape, ...latLng });

const product = z.union([foodReference, z.object({ _id: foodReference })]);

const orderLine = z
  .object({
    product: product.optional(),
    productId: product.optional(),
    size,
    price: z.number().nullish(),
    quantity,
  })
  .refine((line) => line.product !== undefined || line.productId !== undefined, {
    path: ['product'],
    error: () => purchase.productMissing,
  });

/** `state` and `pincode` may be in the address, beside it, or both; the address takes precedence. Totals are only compared. */
export const orderCreate = z
  .object({
    ...receiver,
    address: address.partial({ state: true, pincode: true }),
    state: address.shape.state.optional(),
    pincode: address.shape.pincode.optional(),
    addressLatLng: z.object(latLng, pointMissing),
    couponCode: z.string().trim().max(60).nullish(),
    discount: z.number().nullish().meta({ description: 'Coupon discount in rupees' }),
    totalPrice: z.number({ error: () => checkout.totalMissing }),
    items: z
      .array(orderLine)
      .min(1, { error: () => checkout.cartEmpty })
      .max(100, { error: () => checkout.tooManyLines }),
  })
  .refine((order) => order.address.state ?? order.state, {
    path: ['state'],
    error: () => checkout.stateMissing,
  })
  .refine((order) => order.address.pincode ?? order.pincode, {
    path: ['pincode'],
    error: () => accountFields.pincodeInvalid,
  });

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
  createdAt: z.iso.datetime(),
  heldUntil: z.iso.datetime().nullable().meta({ description: 'End of the stock reservation' }),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  history: z.array(z.object({ status, at: z.iso.datetime() })).meta({ description: 'Oldest first' }),
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
export type OrderCreate = z.infer<typeof orderCreate>;
export type Order = z.infer<typeof order>;
export type OrderItem = z.infer<typeof orderItem>;
export type FreshTotals = z.infer<typeof freshTotals>;
export type ReorderResponse = z.infer<typeof reorderResponse>;
