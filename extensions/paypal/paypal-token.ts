import type { HttpSettings } from '../../src/extension/http-settings.ts';
import type { ProviderResult } from '../../src/extension/provider-result.ts';
import { callProvider } from '../../src/extension/server/provider-http.ts';
import { accessToken, readPaypalError } from './paypal-wire.ts';

export interface TokenSource {
  get(): Promise<ProviderResult<string>>;
  /** Discards a token that PayPal rejected, unless it has been renewed meanwhile. */
  clear(token: string): void;
}

const RENEW_BEFORE_SECONDS = 60;

/** PayPal's access token, cached until a minute before it expires. Concurrent callers share one request. */
export function paypalTokens(
  keys: { apiUrl: string; clientId: string; clientSecret: string },
  settings: HttpSettings,
  now: () => number = Date.now,
): TokenSource {
  let cached: { token: string; until: number } | undefined;
  let pending: Promise<ProviderResult<string>> | undefined;

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
        isIdempotent: true,
        readError: readPaypalError,
      },
      settings,
    );
    if (result.is !== 'ok') return result;
    const { access_token, expires_in } = result.value;
    cached = { token: access_token, until: now() + (expires_in - RENEW_BEFORE_SECONDS) * 1000 };
    return { is: 'ok', value: access_token };
  }

  return {
    get: async () => {
      if (cached && cached.until > now()) return { is: 'ok', value: cached.token };
      pending ??= fetchToken().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    clear: (token) => {
      if (cached?.token === token) cached = undefined;
    },
  };
}
