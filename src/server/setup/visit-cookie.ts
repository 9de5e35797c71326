import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { tokenHash } from '../platform/tokens.ts';

const DAYS_30 = 30 * 24 * 3600;

/** Remembers in a browser that it may see the closed shop. Its value is the hash of the key: a renewed key ends it. */
export function visitCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https://');
  const name = `${secure ? '__Host-' : ''}visit`;
  const cookieValue = (key: string) => tokenHash(`visit ${key}`).toString('base64url');
  return {
    isValid: (context: Context, key: string): boolean =>
      isSame(getCookie(context, name) ?? '', cookieValue(key)),
    set: (context: Context, key: string): void =>
      setCookie(context, name, cookieValue(key), {
        httpOnly: true,
        // a link in a message must work at once
        sameSite: 'Lax',
        path: '/',
        secure,
        maxAge: DAYS_30,
      }),
  };
}

/** In constant time. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(tokenHash(one), tokenHash(other));
}
