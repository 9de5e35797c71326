import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

type Verification = 'register' | 'reset' | 'google';

/** A secret that one browser keeps for some minutes; scripts cannot read it and other sites cannot make it travel. */
export function verificationCookies(publicUrl: string) {
  const secure = publicUrl.startsWith('https://');
  const name = (token: Verification) => `${secure ? '__Host-' : ''}${token}-proof`;
  return {
    set: (context: Context, token: Verification, value: string, minutes: number) =>
      setCookie(context, name(token), value, {
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        secure,
        maxAge: minutes * 60,
      }),
    get: (context: Context, token: Verification): string | undefined => getCookie(context, name(token)),
    clear: (context: Context, token: Verification) =>
      deleteCookie(context, name(token), { path: '/', secure }),
  };
}

export type VerificationCookies = ReturnType<typeof verificationCookies>;
