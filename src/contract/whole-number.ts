import { z } from 'zod';

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
      .number(`Enter a number from ${min} to ${max}`)
      .int('Enter a whole number')
      .min(min, `At least ${min}`)
      .max(max, `At most ${max}`),
  );
