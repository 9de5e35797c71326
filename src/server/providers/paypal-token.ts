import { accessToken, readPaypalRefusal } from './paypal-wire.ts';
import { callProvider, type HttpSettings } from './provider-http.ts';
import type { Answer } from './provider-result.ts';

export interface TokenSource {
  get(): Promise<Answer<string>>;
  /** Throws away a token that PayPal no longer takes; a newer one stays. */
  forget(token: string): void;
}

const SPARE_SECONDS = 60;

/** PayPal's bearer token: fetched once for all who wait, kept until a minute before its end. */
export function paypalTokens(
  keys: { apiUrl: string; clientId: string; clientSecret: string },
  settings: HttpSettings,
  now: () => number = Date.now,
): TokenSource {
  let kept: { token: string; until: number } | undefined;
  let asking: Promise<Answer<string>> | undefined;

  async function fetchToken(): Promise<Answer<string>> {
    const answer = await callProvider(
      {
        method: 'POST',
        url: `${keys.apiUrl}/v1/oauth2/token`,
        headers: {
          Authorization: `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
        answer: accessToken,
        mayRepeat: true,
        readRefusal: readPaypalRefusal,
      },
      settings,
    );
    if (answer.is !== 'ok') return answer;
    const { access_token, expires_in } = answer.value;
    kept = { token: access_token, until: now() + (expires_in - SPARE_SECONDS) * 1000 };
    return { is: 'ok', value: access_token };
  }

  return {
    get: async () => {
      if (kept && kept.until > now()) return { is: 'ok', value: kept.token };
      asking ??= fetchToken().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    forget: (token) => {
      if (kept?.token === token) kept = undefined;
    },
  };
}
