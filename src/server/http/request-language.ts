import type { Context } from 'hono';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../rules/languages.ts';

/** The language of the page that sent the request, from `?language=`. Without it, or with an unknown one, English. */
export function requestLanguage({ req }: Context): Language {
  const language = req.query('language');
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
