import type { Language } from '../../rules/languages.ts';
import { browserApi } from './browser-api.ts';
import { callApi, orUndefined } from './call-api.ts';
import { storedUser } from './stored-user.ts';

/** A cookie, because the hint must not come back when the browser clears unused storage. The server never reads it. */
const COOKIE = 'language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** For a link to the page in another language: remembers the choice, also for e-mails to a customer who is signed in. */
export function chooseLanguage(language: Language): void {
  rememberLanguage(language);
  if (!storedUser()) return;
  // the link leaves the page at once: the request goes on without it, and nobody waits for it
  const request = browserApi().api.users.language.$put({ json: { language } }, { init: { keepalive: true } });
  void orUndefined(callApi(request));
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
