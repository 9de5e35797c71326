import { z } from 'zod';
import { isEmail } from '../rules/email.ts';
import { line } from './one-line.ts';

const filled = (name: string, maxLength: number) =>
  line().min(1, `${name} is required`).max(maxLength, `${name} is too long`);

/** The contact form of the about page, and its API input. */
export const contactMessage = z.object({
  name: filled('Name', 100),
  email: filled('Email', 254).refine(isEmail, 'Email Is Not Valid'),
  subject: filled('Subject', 200),
  message: z.string().trim().min(1, 'Message is required').max(5000, 'Message is too long'),
});

export type ContactMessage = z.infer<typeof contactMessage>;
