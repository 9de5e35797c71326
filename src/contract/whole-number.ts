import { z } from 'zod';
import { adminValidation } from '../messages/admin-validation.ts';

/** A number, also as the text of an input; anything else, which would be taken for 0 or 1, becomes undefined. */
export function numberOrText(value: unknown): unknown {
  const isText = typeof value === 'string' && value.trim() !== '';
  return isText || typeof value === 'number' ? value : undefined;
}

/** A whole number, also as the text of an input. An empty field is not a number. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(
    numberOrText,
    z.coerce
      .number({ error: () => adminValidation.numberFrom({ min, max }) })
      .int({ error: () => adminValidation.wholeNumber })
      .min(min, { error: () => adminValidation.minNumber(min) })
      .max(max, { error: () => adminValidation.maxNumber(max) }),
  );
