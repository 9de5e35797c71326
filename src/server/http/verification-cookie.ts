import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

type Proof = 'register' | 'reset' | 'google';

/** A secret that one browser keeps for some minutes; scripts cannot read it and other sites cannot make it travel. */
export function proofCookies(publicUrl: string) {
  const secure = publicUrl.startsWith('https://');
  const name = (proof: Proof) => `${secure ? '__Host-' : ''}${proof}-proof`;
  return {
    set: (context: Context, proof: Proof, value: string, minutes: number) =>
      setCookie(context, name(proof), value, {
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        secure,
        maxAge: minutes * 60,
      }),
    get: (context: Context, proof: Proof): string | undefined => getCookie(context, name(proof)),
    clear: (context: Context, proof: Proof) => deleteCookie(context, name(proof), { path: '/', secure }),
  };
}

export type ProofCookies = ReturnType<typeof proofCookies>;
