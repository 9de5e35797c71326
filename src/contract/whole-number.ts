import { z } from 'zod';

/** A whole number, also as the text of an input. An empty field is not a number. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.coerce
      .number(`Enter a number from ${min} to ${max}`)
      .int('Enter a whole number')
      .min(min, `At least ${min}`)
      .max(max, `At most ${max}`),
  );
