import { z } from 'zod';
import { adminValidation } from '../messages/admin-validation.ts';
import { isWholePaise } from '../rules/money.ts';

interface Rupees {
  max: number;
  message: () => string;
  tooMuch: () => string;
}

/** Rupees from a form. zod's `multipleOf(0.01)` accepts 0.30000000000000004, which is not a whole number of paise. */
export function rupees({ max, message, tooMuch }: Rupees) {
  return z.coerce
    .number({ error: message })
    .min(0, { error: message })
    .max(max, { error: tooMuch })
    .refine(isWholePaise, { error: () => adminValidation.twoDecimals });
}
