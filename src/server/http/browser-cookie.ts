import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { newToken } from '../platform/tokens.ts';

const YEAR = 365 * 24 * 3600;
const TOKEN = /^[\w-]{43}$/;

/** A random id that recognizes a returning browser. HttpOnly and SameSite=Strict; it holds no personal data. */
export function browserCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https://');
  const name = `${secure ? '__Host-' : ''}browser`;
  return {
    /** Undefined for a client without cookies. */
    get: (context: Context): string | undefined => getCookie(context, name),
    /** Returns the existing or a new id and renews the cookie for a year. */
    getOrCreate: (context: Context): string => {
      const existing = getCookie(context, name);
      const id = existing && TOKEN.test(existing) ? existing : newToken();
      setCookie(context, name, id, { httpOnly: true, sameSite: 'Strict', path: '/', secure, maxAge: YEAR });
      return id;
    },
  };
}

export type BrowserCookie = ReturnType<typeof browserCookie>;
