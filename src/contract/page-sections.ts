import { z } from 'zod';
import { untranslated } from './untranslated.ts';

const texts = z.record(z.string(), z.string());

/** A visible section of a page, in the language of the request. */
export const pageSection = z.object({
  key: z.string(),
  texts: texts.meta({ description: 'The texts by field, with the placeholders filled in' }),
  items: z.array(texts).meta({ description: 'The list of the section, such as its reasons' }),
  untranslated,
});
