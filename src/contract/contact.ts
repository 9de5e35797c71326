import { z } from 'zod';
import { contact } from '../messages/contact.ts';
import { shell } from '../messages/shell.ts';
import { isEmail } from '../rules/email.ts';
import { line } from './one-line.ts';

const requiredLine = (field: () => string, maxLength: number) =>
  line()
    .min(1, { error: () => contact.required(field()) })
    .max(maxLength, { error: () => contact.tooLong(field()) });

/** The contact form of the about page, and its API input. */
export const contactMessage = z.object({
  name: requiredLine(() => contact.name, 100),
  email: requiredLine(() => shell.email, 254).refine(isEmail, { error: () => contact.emailNotValid }),
  subject: requiredLine(() => contact.subject, 200),
  message: z
    .string()
    .trim()
    .min(1, { error: () => contact.required(contact.message) })
    .max(5000, { error: () => contact.tooLong(contact.message) }),
});

export type ContactMessage = z.infer<typeof contactMessage>;
