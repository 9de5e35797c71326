import { z } from 'zod';
import { isWholePaise } from '../rules/money.ts';

/** Rupees from a form. zod's `multipleOf(0.01)` lets 0.30000000000000004 through, which is no whole number of paise. */
export function rupees({ max, message, tooMuch }: { max: number; message: string; tooMuch: string }) {
  return z.coerce
    .number(message)
    .min(0, message)
    .max(max, tooMuch)
    .refine(isWholePaise, 'At most two decimals');
}
