import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

type Verification = 'register' | 'reset' | 'login' | 'google' | 'cod';

/** A short-lived verification token in an HttpOnly, SameSite=Strict cookie. */
export function verificationCookies(publicUrl: string) {
  const secure = publicUrl.startsWith('https://');
  const name = (purpose: Verification) => `${secure ? '__Host-' : ''}${purpose}-proof`;
  return {
    set: (context: Context, purpose: Verification, value: string, minutes: number) =>
      setCookie(context, name(purpose), value, {
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        secure,
        maxAge: minutes * 60,
      }),
    get: (context: Context, purpose: Verification): string | undefined => getCookie(context, name(purpose)),
    clear: (context: Context, purpose: Verification) =>
      deleteCookie(context, name(purpose), { path: '/', secure }),
  };
}

export type VerificationCookies = ReturnType<typeof verificationCookies>;
