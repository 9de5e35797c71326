import type { Context } from 'hono';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../rules/languages.ts';

/** The language of the page that sent the request, from `?language=`. Without it, or with an unknown one, English. */
export function requestLanguage({ req }: Context): Language {
  return knownLanguage(req.query('language'));
}

/** The same for a request that no router has seen: its path and query. */
export function targetLanguage(target: string): Language {
  const query = target.indexOf('?');
  return knownLanguage(new URLSearchParams(query < 0 ? '' : target.slice(query)).get('language'));
}

function knownLanguage(language: string | null | undefined): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
