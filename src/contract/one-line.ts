import { z } from 'zod';
import { oneLine } from '../rules/one-line.ts';

/** A single-line text, such as a name: line breaks and invisible characters become spaces. */
export function line(error?: z.core.$ZodStringParams['error']) {
  return z
    .string(error === undefined ? undefined : { error })
    .overwrite(oneLine)
    .trim();
}
