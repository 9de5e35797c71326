import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { newToken } from '../platform/tokens.ts';

const YEAR = 365 * 24 * 3600;
const TOKEN = /^[\w-]{43}$/;

/**
 * A random id by which a browser is known again: it says nothing about who uses it, scripts cannot read it and other
 * sites cannot make it travel.
 */
export function browserCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https://');
  const name = `${secure ? '__Host-' : ''}browser`;
  return {
    /** What the browser says; undefined for a client that keeps no cookies. */
    get: (context: Context): string | undefined => getCookie(context, name),
    /** The id that the browser has for the next year, the one it came with or a new one. */
    give: (context: Context): string => {
      const input = getCookie(context, name);
      const id = input && TOKEN.test(input) ? input : newToken();
      setCookie(context, name, id, { httpOnly: true, sameSite: 'Strict', path: '/', secure, maxAge: YEAR });
      return id;
    },
  };
}

export type BrowserCookie = ReturnType<typeof browserCookie>;
