import { z } from 'zod';
import { accountFields } from '../messages/account-fields.ts';
import { isEmail } from '../rules/email.ts';
import { isStrongPassword, MAX_PASSWORD_LENGTH } from '../rules/password.ts';
import { line } from './one-line.ts';

const emailInvalid = { error: () => accountFields.emailAddressInvalid };

/** The account of a new live shop's first admin. The link is printed when the shop starts. */
export const firstAdmin = z.object({
  token: z.string().min(20).max(100),
  name: line(() => accountFields.required(accountFields.name))
    .min(3, { error: () => accountFields.nameTooShort(3) })
    .max(100, { error: () => accountFields.tooLong(accountFields.name) }),
  email: z.string(emailInvalid).trim().refine(isEmail, emailInvalid),
  password: z
    .string({ error: () => accountFields.required(accountFields.password) })
    .max(MAX_PASSWORD_LENGTH, { error: () => accountFields.tooLong(accountFields.password) })
    .refine(isStrongPassword, { error: () => accountFields.passwordWeak }),
});

export type FirstAdmin = z.infer<typeof firstAdmin>;
