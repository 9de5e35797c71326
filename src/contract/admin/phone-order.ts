import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { MAX_CART_LINES } from '../../rules/cart.ts';
import { address } from '../account.ts';
import { buyerGstin } from '../buyer-gstin.ts';
import { foodReference, quantity, size } from '../cart.ts';
import { line } from '../one-line.ts';
import { checkoutForm } from '../order.ts';
import { newCustomer } from './users.ts';

const items = z
  .array(z.object({ productId: foodReference, size, quantity }))
  .max(MAX_CART_LINES, { error: () => adminValidation.tooManyLines });
const couponCode = z.string().trim().max(60).nullish();

/** The delivery address of a phone order: as at checkout, without a map point. */
const receiver = {
  name: checkoutForm.shape.name,
  phone: checkoutForm.shape.phone,
  address,
};

export const phoneForm = z.object({
  ...receiver,
  couponCode: z
    .string()
    .trim()
    .max(60, { error: () => adminValidation.codeTooLong }),
  buyerGstin,
});

/** A new customer: an account needs an e-mail address, a phone order does not. */
export const phoneCustomer = z.object({
  name: newCustomer.shape.name,
  email: z.union([z.literal(''), newCustomer.shape.email], { error: () => adminValidation.emailNotValid }),
  phone: newCustomer.shape.phone,
});

export const phoneOrder = z
  .object({
    customerId: z
      .uuid({ error: () => adminValidation.chooseCustomer })
      .nullable()
      .meta({ description: 'Null for a customer without an account: no e-mails and no coupon' }),
    ...receiver,
    couponCode,
    buyerGstin: buyerGstin.nullish(),
    items: items.min(1, { error: () => adminValidation.chooseFood }),
    totalPrice: z
      .number({ error: () => adminValidation.required(adminValidation.total) })
      .meta({ description: 'The displayed total in rupees, compared with the server’s' }),
    minimumNote: line()
      .max(300, { error: () => adminValidation.maxCharacters(300) })
      .optional()
      .meta({ description: 'Why the order may be below the minimum of the shop' }),
  })
  .refine((order) => order.customerId !== null || !order.couponCode, {
    path: ['couponCode'],
    error: () => adminValidation.couponNeedsAccount,
  });

export const phoneOrderPreviewQuery = z.object({
  customerId: z.uuid().nullish(),
  couponCode,
  state: z.string().trim().max(80).default(''),
  pincode: z.string().trim().max(10).default(''),
  items,
});

export const phoneOrderPreview = z.object({
  lines: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      imageUrl: z.string(),
      size: z.string(),
      price: z.number(),
      quantity: z.number(),
      total: z.number(),
      stock: z.number().nullable().meta({ description: 'What is left; null: not counted' }),
      problem: z.string().nullable(),
    }),
  ),
  subtotal: z.number(),
  discount: z.number(),
  deliveryCharge: z.number(),
  totalPrice: z.number(),
  isBelowMinimum: z.boolean().meta({ description: 'Can be placed with a note' }),
  problems: z.array(z.string()).meta({ description: 'Validation errors of the order' }),
});

export type PhoneForm = z.infer<typeof phoneForm>;
export type PhoneOrderPreviewQuery = z.infer<typeof phoneOrderPreviewQuery>;
export type PhoneOrderPreview = z.infer<typeof phoneOrderPreview>;
