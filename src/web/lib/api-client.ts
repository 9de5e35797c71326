import { hc } from 'hono/client';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import type { Api } from '../../server/api.ts';

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

export type ApiClient = ReturnType<typeof apiClient>;

/** The API client, typed from the server's routes. Every request names the page's language, unless it is the default. */
export function apiClient(origin: string, language: Language, fetch: Fetch) {
  if (language === DEFAULT_LANGUAGE) return hc<Api>(origin, { fetch });
  return hc<Api>(origin, {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(withLanguage(input, language), init),
  });
}

/** The same address, read in this language. */
export function withLanguage(input: RequestInfo | URL, language: Language): URL {
  const url = new URL(input instanceof Request ? input.url : input);
  url.searchParams.set('language', language);
  return url;
}
