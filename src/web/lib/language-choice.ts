import type { Language } from '../../rules/languages.ts';
import { notifyServer } from './notify-server.ts';

/** A cookie, because the hint must not come back when the browser clears unused storage. The server never reads it. */
const COOKIE = 'language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** For a link to the page in another language: remembers the choice, also for e-mails to a customer who is signed in. */
export function chooseLanguage(language: Language): void {
  rememberLanguage(language);
  notifyServer('PUT', '/api/users/language', { language });
}

/** Remembers the language in which the visitor reads. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

export function chosenLanguage(): string | undefined {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='));
  return cookies.find(([name]) => name === COOKIE)?.[1];
}
