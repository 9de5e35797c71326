import { z } from 'zod';
import { accountFields } from '../messages/account-fields.ts';
import { languages } from '../rules/languages.ts';
import { mobileNumber } from '../rules/mobile.ts';
import {
  isCommonPassword,
  isStrongPassword,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '../rules/password.ts';
import { MIN_NAME_LENGTH } from '../rules/person-name.ts';
import { staffRoles } from '../rules/staff-roles.ts';
import { normalizeState } from '../rules/states.ts';
import {
  currentPassword,
  email,
  name,
  passwordTooLong,
  phone,
  phoneInvalid,
  requiredLine,
} from './account-fields.ts';
import { line } from './one-line.ts';
import { secondFactorCode } from './second-factors.ts';

const passwordMissing = { error: () => accountFields.required(accountFields.password) };
const passwordTooShort = { error: () => accountFields.passwordTooShort };
const passwordsDiffer = { error: () => accountFields.passwordsDiffer };
const pincodeInvalid = { error: () => accountFields.pincodeInvalid };
const codeMissing = { error: () => accountFields.codeMissing };

const longEnough = z
  .string(passwordTooShort)
  .min(MIN_PASSWORD_LENGTH, passwordTooShort)
  .max(MAX_PASSWORD_LENGTH, passwordTooLong);
const newPassword = longEnough.refine((password) => !isCommonPassword(password), {
  error: () => accountFields.passwordCommon,
});

export const address = z.object({
  doorNumber: requiredLine(() => accountFields.doorNumber, 60),
  street: requiredLine(() => accountFields.street, 120),
  area: requiredLine(() => accountFields.area, 120),
  district: requiredLine(() => accountFields.district, 80),
  state: requiredLine(() => accountFields.state, 80).overwrite(normalizeState),
  pincode: z
    .string(pincodeInvalid)
    .trim()
    .regex(/^\d{6}$/, pincodeInvalid),
});

/** After the error second-factor-needed. */
const secondFactor = secondFactorCode.optional();

export const login = z.object({
  email: email(() => accountFields.emailInvalid),
  password: z.string(passwordMissing).min(1, passwordMissing).max(MAX_PASSWORD_LENGTH, passwordTooLong),
  secondFactor,
});

/** Variant A of the specification. */
export const registration = z
  .object({
    email: email(() => accountFields.emailAddressInvalid),
    name: name(MIN_NAME_LENGTH),
    phone,
    password: z
      .string(passwordMissing)
      .max(MAX_PASSWORD_LENGTH, passwordTooLong)
      .refine(isStrongPassword, { error: () => accountFields.passwordWeak }),
    confirmPassword: z.string(passwordsDiffer),
    address,
  })
  .refine((input) => input.password === input.confirmPassword, {
    path: ['confirmPassword'],
    ...passwordsDiffer,
    when: ({ value }) => isPair(value),
  });

/** Of the browser that verified the code; the name is asked for when there is no account yet. */
export const codeLogin = z.object({
  email: email(() => accountFields.emailInvalid),
  name: name(MIN_NAME_LENGTH).optional(),
  secondFactor,
});

const mobileInvalid = { error: () => accountFields.mobileInvalid };
const mobile = z
  .string(mobileInvalid)
  .max(40, mobileInvalid)
  .overwrite((typed) => mobileNumber(typed) ?? typed)
  .refine((number) => mobileNumber(number) !== undefined, mobileInvalid)
  .meta({ description: 'An Indian mobile number; spaces, +91 and a leading 0 are understood' });

export const mobileCodeRequest = z.object({ mobile });
export const mobileCodeCheck = mobileCodeRequest.extend({
  otp: z
    .string(codeMissing)
    .trim()
    .min(1, codeMissing)
    .max(20, { error: () => accountFields.codeInvalid }),
});
/** Of the browser that verified the code; the name is asked for when there is no account yet. */
export const mobileLogin = mobileCodeRequest.extend({
  name: name(MIN_NAME_LENGTH).optional(),
  secondFactor,
});

export const googleSignup = z.object({
  name: z.string().max(200).optional(),
  email: z.string().max(254).optional(),
  credential: z.string().min(1).max(8000),
  secondFactor,
});

export const codeRequest = z.object({ email: email(() => accountFields.emailToEnter) });
export const codeCheck = codeRequest.extend({
  otp: z
    .string(codeMissing)
    .trim()
    .min(1, codeMissing)
    .max(20, { error: () => accountFields.codeInvalid }),
});
export const verifiedLogin = z.object({
  message: z.string(),
  isNew: z.boolean().meta({ description: 'There is no account yet: a name is needed' }),
});
export const passwordReset = codeRequest.extend({ password: newPassword });

/** Client-side validation of the profile dialog. */
export const profileForm = z.object({
  name: name(5),
  phone: z
    .string()
    .trim()
    .regex(/^(\d{10,15})?$/, phoneInvalid),
  password: z.union([
    z.literal(''),
    longEnough.refine(isStrongPassword, { error: () => accountFields.newPasswordWeak }),
  ]),
  currentPassword: currentPassword.optional(),
  address,
});

/** API input: the profile's fields, or only a password. Other fields of the body are ignored. */
export const profileChange = z
  .object({
    name: profileForm.shape.name,
    phone: profileForm.shape.phone,
    address: z.union([address, line().max(600)]),
    password: newPassword,
    currentPassword: currentPassword.meta({
      description: 'Required with a new password unless the user signed in within the last ten minutes',
    }),
  })
  .partial();

export const passwordChange = z
  .object({
    password: newPassword,
    confirmPassword: z.string(),
    currentPassword: currentPassword.optional(),
  })
  .refine((input) => input.password === input.confirmPassword, {
    path: ['confirmPassword'],
    ...passwordsDiffer,
    when: ({ value }) => isPair(value),
  });

const currentPasswordForLogin = currentPassword.optional().meta({
  description: 'Required unless the user signed in within the last ten minutes',
});
/** The browser has verified a code that was sent there. */
export const mobileChange = mobileCodeRequest.extend({ currentPassword: currentPasswordForLogin });
export const mobileRemoval = z.object({ currentPassword: currentPasswordForLogin });
export const emailAddition = codeRequest.extend({ currentPassword: currentPasswordForLogin });

const language = z.enum(languages, 'Choose one of the languages');
export const languageChange = z.object({ language });

/** API response; never contains a password, a code or a session. */
export const user = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z
    .union([address, z.string()])
    .meta({ description: 'Six parts; a single line in old data; empty when there is none' }),
  isAdmin: z.boolean(),
  isBlocked: z.boolean(),
});

/** The signed-in user. */
export const account = user.extend({
  language: language.meta({ description: 'Of e-mails and invoices' }),
  mobile: z
    .string()
    .optional()
    .meta({ description: 'As +919841233456: the number that signs in, if one was verified' }),
  staffRole: z
    .enum(staffRoles)
    .optional()
    .meta({ description: 'Of an admin who is no owner: what the admin area offers' }),
});

export const signedInUser = account.extend({
  token: z.string().meta({ description: 'Sent as Authorization: Bearer' }),
});

export const device = z.object({
  id: z.uuid(),
  name: z.string(),
  isThis: z.boolean(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

export type Login = z.infer<typeof login>;
export type Registration = z.infer<typeof registration>;
export type ProfileForm = z.infer<typeof profileForm>;
export type ProfileChange = z.infer<typeof profileChange>;
export type PasswordChange = z.infer<typeof passwordChange>;
export type User = z.infer<typeof user>;
export type Account = z.infer<typeof account>;
export type SignedInUser = z.infer<typeof signedInUser>;
export type Device = z.infer<typeof device>;

/** Compares the two passwords even while other fields are invalid. */
function isPair(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'password' in value &&
    typeof value.password === 'string' &&
    'confirmPassword' in value &&
    typeof value.confirmPassword === 'string'
  );
}
