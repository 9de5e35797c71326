import type { Language } from '../../rules/languages.ts';

/** A cookie, because the hint must not come back when the browser clears unused storage. The server never reads it. */
const COOKIE = 'language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Remembers the language that the visitor chose. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

export function chosenLanguage(): string | undefined {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='));
  return cookies.find(([name]) => name === COOKIE)?.[1];
}
