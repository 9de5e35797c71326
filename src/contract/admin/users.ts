import { z } from 'zod';
import { accountFields } from '../../messages/account-fields.ts';
import { isEmail } from '../../rules/email.ts';
import { MIN_NAME_LENGTH } from '../../rules/person-name.ts';
import { currentPassword, email, name, phone } from '../account-fields.ts';
import { line } from '../one-line.ts';

/** The admin's user form. */
export const userEdit = z.object({
  name: name(MIN_NAME_LENGTH),
  email: email(() => accountFields.emailNotValid),
  address: line(() => accountFields.required(accountFields.address))
    .min(5, { error: () => accountFields.addressTooShort(5) })
    .max(600, { error: () => accountFields.tooLong(accountFields.address) }),
  isAdmin: z.boolean(),
});

/** The form for a customer who logs in by mobile number. */
export const userEditByMobile = userEdit.extend({
  email: z
    .string({ error: () => accountFields.emailNotValid })
    .trim()
    .refine((text) => text === '' || isEmail(text), { error: () => accountFields.emailNotValid }),
});

/** API input of the user form. Also accepts a user as returned by the API, whose address may be an object, a line or empty. */
export const userUpdate = userEditByMobile.extend({
  _id: z.uuid(),
  address: z.union(
    [
      z.object({
        doorNumber: z.string().max(120),
        street: z.string().max(120),
        area: z.string().max(120),
        district: z.string().max(120),
        state: z.string().max(120),
        pincode: z.string().max(20),
      }),
      z
        .string()
        .trim()
        .max(600, { error: () => accountFields.tooLong(accountFields.address) }),
    ],
    { error: () => accountFields.required(accountFields.address) },
  ),
  currentPassword: currentPassword.optional().meta({
    description:
      'Required to change the e-mail or admin rights unless the user signed in within the last ten minutes',
  }),
});

/** Optional body when blocking or unblocking a user. */
export const blockChange = z.object({
  currentPassword: currentPassword.optional().meta({
    description:
      'Required to block or unblock an admin unless the user signed in within the last ten minutes',
  }),
});

/** The admin's form for a new customer who orders by phone. */
export const newCustomer = z.object({
  name: name(MIN_NAME_LENGTH),
  email: email(() => accountFields.emailNotValid),
  phone,
});

export type NewCustomer = z.infer<typeof newCustomer>;
export type UserUpdate = z.infer<typeof userUpdate>;
