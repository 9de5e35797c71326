import { z } from 'zod';
import { isEmail } from '../rules/email.ts';

const filled = (name: string, longest: number) =>
  z.string().trim().min(1, `${name} is required`).max(longest, `${name} is too long`);

/** The form on the about page and the door of its call. */
export const contactMessage = z.object({
  name: filled('Name', 100),
  email: filled('Email', 254).refine(isEmail, 'Email Is Not Valid'),
  subject: filled('Subject', 200),
  message: filled('Message', 5000),
});

export type ContactMessage = z.infer<typeof contactMessage>;
