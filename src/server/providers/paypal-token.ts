import { accessToken, readPaypalError } from './paypal-wire.ts';
import { callProvider, type HttpSettings } from './provider-http.ts';
import type { ProviderResult } from './provider-result.ts';

export interface TokenSource {
  get(): Promise<ProviderResult<string>>;
  /** Throws away a token that PayPal no longer takes; a newer one stays. */
  clear(token: string): void;
}

const SPARE_SECONDS = 60;

/** PayPal's bearer token: fetched once for all who wait, kept until a minute before its end. */
export function paypalTokens(
  keys: { apiUrl: string; clientId: string; clientSecret: string },
  settings: HttpSettings,
  now: () => number = Date.now,
): TokenSource {
  let saved: { token: string; until: number } | undefined;
  let asking: Promise<ProviderResult<string>> | undefined;

  async function fetchToken(): Promise<ProviderResult<string>> {
    const result = await callProvider(
      {
        method: 'POST',
        url: `${keys.apiUrl}/v1/oauth2/token`,
        headers: {
          Authorization: `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
        response: accessToken,
        mayRepeat: true,
        readError: readPaypalError,
      },
      settings,
    );
    if (result.is !== 'ok') return result;
    const { access_token, expires_in } = result.value;
    saved = { token: access_token, until: now() + (expires_in - SPARE_SECONDS) * 1000 };
    return { is: 'ok', value: access_token };
  }

  return {
    get: async () => {
      if (saved && saved.until > now()) return { is: 'ok', value: saved.token };
      asking ??= fetchToken().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    clear: (token) => {
      if (saved?.token === token) saved = undefined;
    },
  };
}
