import { z } from 'zod';

const day = z.iso
  .date('A day such as 2026-11-15')
  .refine((text) => text >= '2000' && text < '2100', 'A day of this century');

/** Days of the shop's calendar, both counted. */
export const dayRange = z.object({ from: day, to: day });

export const pageSize = z.coerce.number().int().min(1).max(100).default(25);

export const words = z.string().trim().max(100).optional();

export const filled = (what: string, longest: number) =>
  z.string(`${what} is required`).trim().min(1, `${what} is required`).max(longest, `${what} is too long`);

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
export const refundAmount = z.coerce
  .number('Enter an amount')
  .positive('Enter an amount')
  .multipleOf(0.01, 'At most two decimals');
