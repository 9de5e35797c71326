import { z } from 'zod';
import { isEmail } from '../rules/email.ts';
import { line } from './one-line.ts';

const requiredLine = (name: string, maxLength: number) =>
  line().min(1, `${name} is required`).max(maxLength, `${name} is too long`);

/** The contact form of the about page, and its API input. */
export const contactMessage = z.object({
  name: requiredLine('Name', 100),
  email: requiredLine('Email', 254).refine(isEmail, 'Email Is Not Valid'),
  subject: requiredLine('Subject', 200),
  message: z.string().trim().min(1, 'Message is required').max(5000, 'Message is too long'),
});

export type ContactMessage = z.infer<typeof contactMessage>;
