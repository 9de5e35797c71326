import type { Handler } from 'hono';
import { reject } from '../http/api-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { VerificationCookies } from '../http/verification-cookie.ts';
import { newToken } from '../platform/tokens.ts';
import type { Google } from '../providers/google.ts';
import { nonceOf } from './google-sign-in.ts';

const MINUTES = 10;

/** The start of the Google sign-in: sets the browser's secret as a cookie and redirects to Google. */
export function googleStart(
  google: Google,
  cookies: VerificationCookies,
  publicUrl: string,
): Handler<AppEnv> {
  return (context) => {
    const state = context.req.query('state') ?? '';
    if (!/^[\w-]{16,100}$/.test(state)) return reject(context, 'bad-request');
    const secret = newToken();
    cookies.set(context, 'google', secret, MINUTES);
    const page = new URL(google.authorizeUrl, publicUrl);
    page.search = String(
      new URLSearchParams({
        client_id: google.clientId,
        redirect_uri: `${publicUrl}/auth/google`,
        response_type: 'id_token',
        scope: 'openid email profile',
        prompt: 'select_account',
        nonce: nonceOf(secret),
        state,
      }),
    );
    context.header('Cache-Control', 'no-store');
    return context.redirect(page.href);
  };
}
