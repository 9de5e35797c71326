import { z } from 'zod';
import { isEmail } from '../rules/email.ts';
import { languages } from '../rules/languages.ts';
import {
  isCommonPassword,
  isStrongPassword,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from '../rules/password.ts';
import { normalizeState } from '../rules/states.ts';
import { line } from './one-line.ts';

const MAX_NAME_LENGTH = 100;

const email = (message: string) => z.string(message).trim().refine(isEmail, message);
const requiredLine = (what: string, maxLength: number) =>
  line(`${what} is required`).min(1, `${what} is required`).max(maxLength, `${what} is too long`);
const name = (minLength: number) =>
  line('Name is required')
    .min(minLength, `Name must be at least ${minLength} characters`)
    .max(MAX_NAME_LENGTH, 'Name is too long');
const longEnough = (message: string) =>
  z.string(message).min(MIN_PASSWORD_LENGTH, message).max(MAX_PASSWORD_LENGTH, 'Password is too long');

const TOO_SHORT_PASSWORD = 'Password must be at least 6 characters';
const newPassword = longEnough(TOO_SHORT_PASSWORD).refine(
  (password) => !isCommonPassword(password),
  'This password is one of the first that anybody would guess. Please choose another one.',
);
const currentPassword = z.string().max(MAX_PASSWORD_LENGTH, 'Password is too long');

export const address = z.object({
  doorNumber: requiredLine('Door number', 60),
  street: requiredLine('Street', 120),
  area: requiredLine('Area', 120),
  district: requiredLine('District', 80),
  state: requiredLine('State', 80).overwrite(normalizeState),
  pincode: z
    .string('Pincode must be 6 digits')
    .trim()
    .regex(/^\d{6}$/, 'Pincode must be 6 digits'),
});

export const login = z.object({
  email: email('Enter a valid email'),
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(MAX_PASSWORD_LENGTH, 'Password is too long'),
});

/** Variant A of the specification. */
export const registration = z
  .object({
    email: email('Enter a valid email address'),
    name: name(3),
    phone: z
      .string('Phone must be 10 to 15 digits')
      .trim()
      .regex(/^\d{10,15}$/, 'Phone must be 10 to 15 digits'),
    password: z
      .string('Password is required')
      .max(MAX_PASSWORD_LENGTH, 'Password is too long')
      .refine(isStrongPassword, 'Password must be 8+ chars with uppercase, lowercase, number & special char'),
    confirmPassword: z.string('Passwords do not match'),
    address,
  })
  .refine((input) => input.password === input.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: ({ value }) => isPair(value),
  });

export const googleSignup = z.object({
  name: z.string().max(200).optional(),
  email: z.string().max(254).optional(),
  credential: z.string().min(1).max(8000),
});

export const codeRequest = z.object({ email: email('Please enter a valid email') });
export const codeCheck = codeRequest.extend({
  otp: z.string('Please enter the OTP').trim().min(1, 'Please enter the OTP').max(20, 'Invalid OTP'),
});
export const passwordReset = codeRequest.extend({ password: newPassword });

/** Client-side validation of the profile dialog. */
export const profileForm = z.object({
  name: name(5),
  phone: z
    .string()
    .trim()
    .regex(/^(\d{10,15})?$/, 'Phone must be 10 to 15 digits'),
  password: z.union([
    z.literal(''),
    longEnough(TOO_SHORT_PASSWORD).refine(
      isStrongPassword,
      'Contains 8 character Must include uppercase, lowercase, number & special character',
    ),
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
    message: 'Passwords do not match',
    when: ({ value }) => isPair(value),
  });

const language = z.enum(languages, 'Choose one of the languages');
export const languageChange = z.object({ language });

/** The admin's user form. */
export const userEdit = z.object({
  name: name(3),
  email: email('Email Is Not Valid'),
  address: line('Address is required')
    .min(5, 'Address must be at least 5 characters')
    .max(600, 'Address is too long'),
  isAdmin: z.boolean(),
});

/** API input of the user form. Also accepts a user as returned by the API, whose address may be an object, a line or empty. */
export const userUpdate = userEdit.extend({
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
      z.string().trim().max(600, 'Address is too long'),
    ],
    'Address is required',
  ),
  currentPassword: currentPassword.optional().meta({
    description: 'Required to change admin rights unless the user signed in within the last ten minutes',
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
  name: name(3),
  email: email('Email Is Not Valid'),
  phone: z
    .string('Phone must be 10 to 15 digits')
    .trim()
    .regex(/^\d{10,15}$/, 'Phone must be 10 to 15 digits'),
});

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
export type NewCustomer = z.infer<typeof newCustomer>;
export type UserUpdate = z.infer<typeof userUpdate>;
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
