import { z } from 'zod';
import { isEmail } from '../rules/email.ts';
import { isStrongPassword, MAX_PASSWORD_LENGTH } from '../rules/password.ts';
import { line } from './one-line.ts';

/** The account of a new live shop's first admin. The link is printed when the shop starts. */
export const firstAdmin = z.object({
  token: z.string().min(20).max(100),
  name: line('Name is required').min(3, 'Name must be at least 3 characters').max(100, 'Name is too long'),
  email: z.string('Enter a valid email address').trim().refine(isEmail, 'Enter a valid email address'),
  password: z
    .string('Password is required')
    .max(MAX_PASSWORD_LENGTH, 'Password is too long')
    .refine(isStrongPassword, 'Password must be 8+ chars with uppercase, lowercase, number & special char'),
});

export type FirstAdmin = z.infer<typeof firstAdmin>;
