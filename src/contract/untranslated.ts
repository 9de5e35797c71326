import { z } from 'zod';

/** Of a response in another language than English. */
export const untranslated = z.array(z.string()).optional().meta({
  description: 'With ?language=: the fields that are English, because their translation is missing',
});
