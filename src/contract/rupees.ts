import { z } from 'zod';
import { isWholePaise } from '../rules/money.ts';

/** Rupees from a form. zod's `multipleOf(0.01)` accepts 0.30000000000000004, which is not a whole number of paise. */
export function rupees({ max, message, tooMuch }: { max: number; message: string; tooMuch: string }) {
  return z.coerce
    .number(message)
    .min(0, message)
    .max(max, tooMuch)
    .refine(isWholePaise, 'At most two decimals');
}
