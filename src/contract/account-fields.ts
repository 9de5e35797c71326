import { z } from 'zod';
import { accountFields } from '../messages/account-fields.ts';
import { isEmail } from '../rules/email.ts';
import { MAX_PASSWORD_LENGTH } from '../rules/password.ts';
import { MAX_NAME_LENGTH } from '../rules/person-name.ts';
import { line } from './one-line.ts';

/** A message is read when a value is checked, in the language of that page or request. */
type ReadMessage = () => string;

export const email = (error: ReadMessage) => z.string({ error }).trim().refine(isEmail, { error });
export const requiredLine = (field: ReadMessage, maxLength: number) => {
  const error = () => accountFields.required(field());
  return line(error)
    .min(1, { error })
    .max(maxLength, { error: () => accountFields.tooLong(field()) });
};
export const name = (minLength: number) =>
  line(() => accountFields.required(accountFields.name))
    .min(minLength, { error: () => accountFields.nameTooShort(minLength) })
    .max(MAX_NAME_LENGTH, { error: () => accountFields.tooLong(accountFields.name) });
export const phoneInvalid = { error: () => accountFields.phoneInvalid };
export const phone = z
  .string(phoneInvalid)
  .trim()
  .regex(/^\d{10,15}$/, phoneInvalid);

export const passwordTooLong = { error: () => accountFields.tooLong(accountFields.password) };
export const currentPassword = z.string().max(MAX_PASSWORD_LENGTH, passwordTooLong);
