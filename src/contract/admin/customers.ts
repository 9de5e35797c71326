import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { order } from '../order.ts';
import { orderRow } from './orders.ts';
import { requiredLine, requiredText } from './shared.ts';

const NOTE_LENGTH = 1000;
const TAG_LENGTH = 30;
const MAX_TAGS = 12;
/** Orders on the customer page; the list of orders has the rest. */
export const SHOWN_ORDERS = 25;

/** The id of an account, or the mobile number of somebody who orders by phone without one. */
export const customerId = z.union([z.uuid(), z.string().regex(/^\d{10}$/)]);

const note = z.object({
  _id: z.uuid(),
  text: z.string(),
  at: z.iso.datetime(),
  author: z.string().nullable().meta({ description: 'Null when the admin’s account was deleted' }),
});

export const customerDetail = z.object({
  _id: z.string().meta({ description: 'Id of the account, or the mobile number without one' }),
  hasAccount: z.boolean(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: order.shape.address,
  isBlocked: z.boolean(),
  isAdmin: z.boolean(),
  since: z.iso.datetime().meta({ description: 'When the account was made, or the first order placed' }),
  gstin: z.string().meta({ description: 'Of the last order that had one' }),
  orderCount: z.number(),
  paidCount: z.number(),
  spent: z.number().meta({ description: 'Paid less refunds, in rupees' }),
  undelivered: z.number().meta({ description: 'Parcels with cash on delivery that came back unpaid' }),
  cancelled: z.number(),
  returns: z.number().meta({ description: 'Return, exchange and damage requests' }),
  tags: z.array(z.string()),
  notes: z.array(note).meta({ description: 'Newest first' }),
  orders: z.array(orderRow).meta({ description: `The newest, at most ${SHOWN_ORDERS}` }),
});

export const customerNoteForm = z.object({ text: requiredText(() => adminValidation.note, NOTE_LENGTH) });

export const customerTagsForm = z.object({
  tags: z
    .array(requiredLine(() => adminValidation.tag, TAG_LENGTH).transform((tag) => tag.toLowerCase()))
    .max(MAX_TAGS, { error: () => adminValidation.tooManyTags(MAX_TAGS) }),
});

export type CustomerDetail = z.infer<typeof customerDetail>;
