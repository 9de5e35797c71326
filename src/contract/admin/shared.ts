import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { mediaUrlError, videoUrlError } from '../../rules/media-url.ts';
import { line } from '../one-line.ts';
import { rupees } from '../rupees.ts';

/** Higher than any possible order total. */
const MAX_REFUND = 100_000_000;

export const day = z.iso
  .date({ error: () => adminValidation.dayInvalid })
  .refine((text) => text >= '2000' && text < '2100', { error: () => adminValidation.dayOfCentury });

/** Calendar days in India, both included. */
export const dayRange = z.object({ from: day, to: day });

export const pageSize = z.coerce.number().int().min(1).max(100).default(25);

export const searchQuery = z.string().trim().max(100).optional();

/** The name of a field, read when a value is checked: in the language of that page or request. */
type Label = () => string;

const missing = (label: Label) => ({ error: () => adminValidation.required(label()) });
const tooLong = (label: Label) => ({ error: () => adminValidation.tooLong(label()) });

/** A required single-line text. */
export const requiredLine = (label: Label, maxLength: number) =>
  line(missing(label).error).min(1, missing(label)).max(maxLength, tooLong(label));

/** A required multi-line text. */
export const requiredText = (label: Label, maxLength: number) =>
  z.string(missing(label)).trim().min(1, missing(label)).max(maxLength, tooLong(label));

/** The address of a picture or film on a page: the policy of pages allows exactly what these accept. */
const mediaAddress = (errorOf: (url: string) => string | undefined) =>
  z
    .string()
    .trim()
    .max(500, { error: () => adminValidation.addressTooLong })
    .superRefine((url, context) => {
      const message = errorOf(url);
      if (message) context.addIssue({ code: 'custom', message });
    });
export const imageAddress = mediaAddress(mediaUrlError);
export const videoAddress = mediaAddress(videoUrlError);

/** In units of the payment's currency, such as rupees. */
export const refundAmount = rupees({
  max: MAX_REFUND,
  message: () => adminValidation.amountMissing,
  tooMuch: () => adminValidation.moreThanPaid,
}).positive({ error: () => adminValidation.amountMissing });

/** What a refund is of: an amount of a payment, or pieces of lines of the order. */
export const refundChoice = z.object({
  paymentId: z.uuid().optional(),
  amount: refundAmount
    .optional()
    .meta({ description: 'With `items` the sum that was shown: another one is rejected' }),
  items: z
    .array(z.object({ line: z.int().min(0).max(999), quantity: z.int().min(1).max(1000) }))
    .min(1)
    .max(100)
    .optional()
    .meta({ description: 'Pieces of lines; a line is the position in the order’s `items`, from 0' }),
  charges: z
    .boolean()
    .optional()
    .meta({ description: 'With `items`: delivery goes back too. Default: only with the last pieces' }),
});

export const saysWhat = ({ items, amount, paymentId }: z.infer<typeof refundChoice>): boolean =>
  items !== undefined || (amount !== undefined && paymentId !== undefined);
