import { DEFAULT_LANGUAGE, type Language } from '../rules/languages.ts';

let read: () => Language = () => DEFAULT_LANGUAGE;

/** The language of the page or request that runs now. */
export function currentLanguage(): Language {
  return read();
}

/**
 * Called once at start: a browser reads it from the page, the server from the request that it handles. Returns the
 * source of before, which a test sets again.
 */
export function setLanguageSource(source: () => Language): () => Language {
  const before = read;
  read = source;
  return before;
}
