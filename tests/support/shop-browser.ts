import { bearer, json, until } from './people.ts';
import type { TestShop } from './test-shop.ts';

/** Switch on login by mobile number, with the sandbox's provider. */
export const SMS_KEYS = { MSG91_AUTH_KEY: 'chekku-demo-sms', MSG91_CODE_TEMPLATE: 'chekku-demo-code' };

/** A browser with its own network address and cookies. */
export function openBrowser(shop: TestShop, address: string) {
  const cookies = new Map<string, string>();
  let token: string | undefined;
  const send = async (method: string, path: string, body: object) => {
    const response = await shop.request(
      path,
      json(method, body, {
        'X-Forwarded-For': address,
        ...(cookies.size > 0 && { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(token && bearer(token)),
      }),
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    return {
      status: response.status,
      text,
      body: text.startsWith('{') ? JSON.parse(text) : undefined,
      retryAfter: Number(response.headers.get('Retry-After')),
    };
  };
  return {
    post: (path: string, body: object) => send('POST', path, body),
    put: (path: string, body: object) => send('PUT', path, body),
    delete: (path: string, body: object = {}) => send('DELETE', path, body),
    /** Later requests are those of this user. */
    signIn: (newToken: string) => {
      token = newToken;
    },
  };
}
export type ShopBrowser = ReturnType<typeof openBrowser>;

/** The code of the newest text message to this number. */
export function smsCode(shop: TestShop, mobile: string, atLeast = 1): Promise<string> {
  return until(() => {
    const messages = shop.sandbox.sms.messages(mobile);
    return messages.length >= atLeast ? messages[0]?.values.VAR1 : undefined;
  });
}
