import { z } from 'zod';
import { oneLine } from '../rules/one-line.ts';

/** A text of one line, such as a name: line breaks and invisible characters in it become spaces. */
export function line(error?: z.core.$ZodStringParams['error']) {
  return z
    .string(error === undefined ? undefined : { error })
    .overwrite(oneLine)
    .trim();
}
