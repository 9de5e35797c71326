import { z } from 'zod';
import { line } from '../one-line.ts';
import { rupees } from '../rupees.ts';

/** Above every order that can be made. */
const MAX_REFUND = 100_000_000;

const day = z.iso
  .date('A day such as 2026-11-15')
  .refine((text) => text >= '2000' && text < '2100', 'A day of this century');

/** Days of the shop's calendar, both counted. */
export const dayRange = z.object({ from: day, to: day });

export const pageSize = z.coerce.number().int().min(1).max(100).default(25);

export const searchQuery = z.string().trim().max(100).optional();

/** One line that must be filled in. */
export const filled = (what: string, maxLength: number) =>
  line(`${what} is required`).min(1, `${what} is required`).max(maxLength, `${what} is too long`);

/** A text that must be filled in and may have several lines. */
export const filledText = (what: string, maxLength: number) =>
  z.string(`${what} is required`).trim().min(1, `${what} is required`).max(maxLength, `${what} is too long`);

/** A file of ours or a page elsewhere over https; nothing that a browser would run. */
export const address = z
  .string()
  .trim()
  .max(500, 'The address is too long')
  .refine((text) => /^\/[^/\\\s]\S*$/.test(text) || isHttps(text), 'Begin with / or https://');

function isHttps(text: string): boolean {
  return text.startsWith('https://') && z.url().safeParse(text).success;
}

/** In whole units of the payment's currency. */
export const refundAmount = rupees({
  max: MAX_REFUND,
  message: 'Enter an amount',
  tooMuch: 'This is more than was paid',
}).positive('Enter an amount');
