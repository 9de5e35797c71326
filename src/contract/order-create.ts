import { z } from 'zod';
import { accountFields } from '../messages/account-fields.ts';
import { checkout } from '../messages/checkout.ts';
import { purchase } from '../messages/purchase.ts';
import { address } from './account.ts';
import { buyerGstin } from './buyer-gstin.ts';
import { foodReference, quantity, size } from './cart.ts';
import { addressLabel, latLng, pointMissing, receiver } from './receiver.ts';

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
    addressId: z.uuid().optional().meta({ description: 'The entry of the address book that this completes' }),
    addressLabel: addressLabel.optional().meta({ description: 'Name of a new address in the address book' }),
    couponCode: z.string().trim().max(60).nullish(),
    buyerGstin: buyerGstin.nullish(),
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

export type OrderCreate = z.infer<typeof orderCreate>;
