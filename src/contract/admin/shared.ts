import { z } from 'zod';
import { mediaUrlError, videoUrlError } from '../../rules/media-url.ts';
import { line } from '../one-line.ts';
import { rupees } from '../rupees.ts';

/** Higher than any possible order total. */
const MAX_REFUND = 100_000_000;

export const day = z.iso
  .date('A day such as 2026-11-15')
  .refine((text) => text >= '2000' && text < '2100', 'A day of this century');

/** Calendar days in India, both included. */
export const dayRange = z.object({ from: day, to: day });

export const pageSize = z.coerce.number().int().min(1).max(100).default(25);

export const searchQuery = z.string().trim().max(100).optional();

/** A required single-line text. */
export const requiredLine = (label: string, maxLength: number) =>
  line(`${label} is required`).min(1, `${label} is required`).max(maxLength, `${label} is too long`);

/** A required multi-line text. */
export const requiredText = (label: string, maxLength: number) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(maxLength, `${label} is too long`);

/** The address of a picture or film on a page: the policy of pages allows exactly what these accept. */
const mediaAddress = (errorOf: (url: string) => string | undefined) =>
  z
    .string()
    .trim()
    .max(500, 'The address is too long')
    .superRefine((url, context) => {
      const message = errorOf(url);
      if (message) context.addIssue({ code: 'custom', message });
    });
export const imageAddress = mediaAddress(mediaUrlError);
export const videoAddress = mediaAddress(videoUrlError);

/** In units of the payment's currency, such as rupees. */
export const refundAmount = rupees({
  max: MAX_REFUND,
  message: 'Enter an amount',
  tooMuch: 'This is more than was paid',
}).positive('Enter an amount');
