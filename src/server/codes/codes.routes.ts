import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { codeCheck, codeRequest, passwordReset, verifiedLogin } from '../../contract/account.ts';
import { account } from '../../messages/account.ts';
import { apiResults } from '../../messages/api-results.ts';
import type { Sender } from '../emails/email-layout.ts';
import { reject, tooManyRequests } from '../http/api-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { BrowserCookie } from '../http/browser-cookie.ts';
import { jsonBody } from '../http/json-body.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { VerificationCookies } from '../http/verification-cookie.ts';
import type { Database } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { consumeAll, createRateLimit } from '../platform/rate-limits.ts';
import { tokenHash } from '../platform/tokens.ts';
import { isKnownBrowser } from '../sessions/is-known-browser.ts';
import { getAccountLanguage } from '../users/get-account-language.ts';
import { resetPassword } from '../users/reset-password.ts';
import { checkCode, VERIFICATION_MINUTES } from './check-code.ts';
import type { CodePurpose, CodeRequester } from './code-requester.ts';
import { countUnverified } from './count-unverified.ts';
import { RESEND_SECONDS, secondsToWait, sendCode } from './send-code.ts';

const tags = ['One-time codes'];
const done = (description: string) => jsonResponse(z.object({ message: z.string() }), description);

const sendRoute = (path: '/send-otp' | '/forget-send-otp' | '/login-send-otp', summary: string) =>
  createRoute({
    method: 'post',
    path,
    tags,
    summary,
    request: { body: jsonBody(codeRequest) },
    responses: { 200: done('Requested'), 400: errorResponse('bad-request'), 429: errorResponse('too-many') },
  });

const verifyRoute = (path: '/verify-otp' | '/forget-verify-otp', summary: string) =>
  createRoute({
    method: 'post',
    path,
    tags,
    summary,
    request: { body: jsonBody(codeCheck) },
    responses: { 200: done('Verified'), 400: errorResponse('invalid-code'), 429: errorResponse('too-many') },
  });

const verifyLoginRoute = createRoute({
  method: 'post',
  path: '/login-verify-otp',
  tags,
  summary: 'Verify the code for a login',
  request: { body: jsonBody(codeCheck) },
  responses: {
    200: jsonResponse(verifiedLogin, 'Verified'),
    400: errorResponse('invalid-code'),
    429: errorResponse('too-many'),
  },
});

const resetRoute = createRoute({
  method: 'post',
  path: '/forget-reset-password',
  tags,
  summary: 'Set a new password in the browser that verified the code',
  request: { body: jsonBody(passwordReset) },
  responses: { 200: done('Changed'), 400: errorResponse('reset-failed'), 429: errorResponse('too-many') },
});

const HOUR = 3600;

interface Deps {
  database: Database;
  jobs: Jobs;
  cookies: VerificationCookies;
  browsers: BrowserCookie;
  sender: () => Promise<Sender>;
  isLive: boolean;
}

export function codesRoutes({ database: { db, pool }, jobs, cookies, browsers, sender, isLive }: Deps) {
  // per requester: requests of strangers must not count against the customer who owns the e-mail
  const perRequester = createRateLimit(pool, 'codes-email', { points: 5, seconds: HOUR });
  const perRequesterAndDay = createRateLimit(pool, 'codes-email-day', { points: 10, seconds: 24 * HOUR });
  const perNetwork = createRateLimit(pool, 'codes-address', { points: 20, seconds: HOUR });
  // against flooding a mailbox from many networks
  const perEmail = createRateLimit(pool, 'codes-everybody', { points: 30, seconds: HOUR });
  const perEmailAndDay = createRateLimit(pool, 'codes-everybody-day', { points: 100, seconds: 24 * HOUR });
  const checks = createRateLimit(pool, 'code-checks', { points: 100, seconds: HOUR });
  // without it, five tries at each of the codes that strangers can request would be a thousand guesses a day
  const wrongCodes = createRateLimit(pool, 'wrong-codes', { points: 50, seconds: 24 * HOUR });
  const resets = createRateLimit(pool, 'resets', { points: 20, seconds: HOUR });

  const requesterOf = (context: Context<AppEnv>): CodeRequester => {
    const browser = browsers.get(context);
    return browser === undefined ? { network: context.get('address') } : { browserHash: tokenHash(browser) };
  };

  /** Seconds to wait. In a browser where the customer has signed in, only the requests of this browser count. */
  const consumeRequest = async (context: Context<AppEnv>, purpose: CodePurpose, email: string) => {
    const person = `${purpose} ${email.toLowerCase()}`;
    const network = context.get('address');
    const browser = browsers.get(context);
    if (browser && (await isKnownBrowser(db, email, browser))) {
      const key = `${person} ${tokenHash(browser).toString('base64url')}`;
      return consumeAll([perRequester, key], [perRequesterAndDay, key]);
    }
    const key = `${person} ${network}`;
    return consumeAll(
      [perNetwork, network],
      [perRequester, key],
      [perRequesterAndDay, key],
      [perEmail, person],
      [perEmailAndDay, person],
    );
  };

  const requestCode = async (context: Context<AppEnv>, purpose: CodePurpose, email: string) => {
    const requester = requesterOf(context);
    const early = await secondsToWait(db, purpose, email, requester);
    if (early > 0) return tooManyRequests(context, early);
    const wait = await consumeRequest(context, purpose, email);
    if (wait > 0) return tooManyRequests(context, wait);
    const by = {
      requester,
      browser: browsers.getOrCreate(context),
      network: context.get('address'),
      language: requestLanguage(context),
    };
    const result = await sendCode(jobs, db, purpose, email, by);
    if (!result.ok) return tooManyRequests(context, RESEND_SECONDS);
    return context.json({ message: account.codeSentAgain }, 200);
  };

  /** Counts a wrong code before the check, so that parallel guesses count, and takes it back unless it was a wrong guess. */
  const checkCounted = async (
    context: Context<AppEnv>,
    purpose: CodePurpose,
    email: string,
    code: string,
  ) => {
    const input = { purpose, email, code, requester: requesterOf(context) };
    if (await isKnownBrowser(db, email, browsers.get(context)))
      return checkCode(db, { ...input, isUnderAttack: false });
    const person = `${purpose} ${email.toLowerCase()}`;
    const isUnderAttack = (await wrongCodes.consume(person)) > 0;
    const result = await checkCode(db, { ...input, isUnderAttack });
    if (result.ok || !result.isGuess) await wrongCodes.giveBack(person);
    return result;
  };

  /** Verifies the code; the result is the response to a wrong one. */
  const verify = async (context: Context<AppEnv>, purpose: CodePurpose, email: string, otp: string) => {
    // a browser with a code is limited by the tries of the code; all other checks are limited per network
    const countCheck = () => checks.consume(context.get('address'));
    const hasBrowser = browsers.get(context) !== undefined;
    let wait = hasBrowser ? 0 : await countCheck();
    if (wait > 0) return tooManyRequests(context, wait);
    const result = await checkCounted(context, purpose, email, otp);
    if (!result.ok && !result.isGuess && hasBrowser) wait = await countCheck();
    if (wait > 0) return tooManyRequests(context, wait);
    if (!result.ok) return respondWithError(context, result);
    cookies.set(context, purpose, result.value.token, VERIFICATION_MINUTES[purpose]);
    return undefined;
  };
  const verified = (context: Context<AppEnv>) => context.json({ message: apiResults.codeVerified }, 200);

  const otp = createRouter()
    .openapi(sendRoute('/send-otp', 'Mail a code to verify an e-mail'), (context) =>
      requestCode(context, 'register', context.req.valid('json').email),
    )
    .openapi(verifyRoute('/verify-otp', 'Verify an e-mail by its code'), async (context) => {
      const { email, otp: code } = context.req.valid('json');
      return (await verify(context, 'register', email, code)) ?? verified(context);
    })
    .openapi(sendRoute('/login-send-otp', 'Mail a code to log in'), (context) =>
      requestCode(context, 'login', context.req.valid('json').email),
    )
    .openapi(verifyLoginRoute, async (context) => {
      const { email, otp: code } = context.req.valid('json');
      // whoever shares the network of the customer must not log in with a code that they did not request
      if (browsers.get(context) === undefined) return reject(context, 'invalid-code');
      const wrong = await verify(context, 'login', email, code);
      if (wrong) return wrong;
      const isNew = (await getAccountLanguage(db, email)) === undefined;
      return context.json({ message: apiResults.codeVerified, isNew }, 200);
    });

  const forget = createRouter()
    .openapi(sendRoute('/forget-send-otp', 'Mail a code to reset the password'), (context) =>
      requestCode(context, 'reset', context.req.valid('json').email),
    )
    .openapi(verifyRoute('/forget-verify-otp', 'Verify the code for a password reset'), async (context) => {
      const { email, otp: code } = context.req.valid('json');
      return (await verify(context, 'reset', email, code)) ?? verified(context);
    })
    .openapi(resetRoute, async (context) => {
      const token = cookies.get(context, 'reset');
      const { email, password } = context.req.valid('json');
      const key = context.get('address');
      const wait = await countUnverified(db, resets, { purpose: 'reset', email, token, key });
      if (wait > 0) return tooManyRequests(context, wait);
      if (!token) return reject(context, 'reset-failed');
      const browser = browsers.getOrCreate(context);
      const input = { email, password, token, browser, sender: await sender(), isLive };
      const result = await resetPassword(db, jobs, input);
      if (!result.ok) return respondWithError(context, result);
      cookies.clear(context, 'reset');
      return context.json({ message: apiResults.passwordUpdated }, 200);
    });

  return { otp, forget, requesterOf, verify };
}

export type CodesRoutes = ReturnType<typeof codesRoutes>;
