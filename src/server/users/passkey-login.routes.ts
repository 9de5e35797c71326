import { createRoute } from '@hono/zod-openapi';
import { signedInUser } from '../../contract/account.ts';
import { nothingMore, passkeyLogin, passkeyOptions } from '../../contract/second-factors.ts';
import { tooManyRequests } from '../http/api-error.ts';
import type { BrowserCookie } from '../http/browser-cookie.ts';
import { getUserAgent } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Database } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import { startPasskeySignature } from '../second-factors/sign-in-by-passkey.ts';
import { logInByPasskey } from './log-in-by-passkey.ts';
import { noteSignIn } from './note-sign-in.ts';
import { reportFailedLogin } from './report-failed-login.ts';

const tags = ['Users'];

const optionsRoute = createRoute({
  method: 'post',
  path: '/passkey-login/options',
  tags,
  summary: 'What the browser needs to log in with a passkey',
  request: { body: jsonBody(nothingMore) },
  responses: {
    200: jsonResponse(passkeyOptions, 'PublicKeyCredentialRequestOptionsJSON of WebAuthn'),
    429: errorResponse('too-many'),
  },
});

const loginRoute = createRoute({
  method: 'post',
  path: '/passkey-login',
  tags,
  summary: 'Log in with a passkey',
  request: { body: jsonBody(passkeyLogin) },
  responses: {
    200: jsonResponse(signedInUser, 'Signed in'),
    400: errorResponse('passkey-failed'),
    429: errorResponse('too-many'),
  },
});

interface Deps {
  database: Database;
  jobs: Jobs;
  browsers: BrowserCookie;
  publicUrl: string;
}

/** A passkey cannot be guessed: the limits only protect the server from work. */
export function passkeyLoginRoutes({ database: { db, pool }, jobs, browsers, publicUrl }: Deps) {
  const challenges = createRateLimit(pool, 'passkey-challenge', { points: 120, seconds: 600 });
  const logins = createRateLimit(pool, 'passkey-login', { points: 120, seconds: 600 });
  return createRouter()
    .openapi(optionsRoute, async (context) => {
      const wait = await challenges.consume(context.get('address'));
      if (wait > 0) return tooManyRequests(context, wait);
      return context.json(await startPasskeySignature(db, publicUrl, null), 200);
    })
    .openapi(loginRoute, async (context) => {
      const wait = await logins.consume(context.get('address'));
      if (wait > 0) return tooManyRequests(context, wait);
      const { passkey } = context.req.valid('json');
      const result = await logInByPasskey(db, { passkey, publicUrl, device: getUserAgent(context) });
      if (!result.ok) {
        await reportFailedLogin(context, db, { email: '', reason: result.code });
        return respondWithError(context, result);
      }
      await noteSignIn(db, jobs, {
        userId: result.value._id,
        browser: browsers.getOrCreate(context),
        by: 'passkey',
      });
      return context.json(result.value, 200);
    });
}
