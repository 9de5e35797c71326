import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { codeCheck, codeRequest, passwordReset } from '../../contract/account.ts';
import type { Sender } from '../emails/email-layout.ts';
import { reject, tooManyRequests } from '../http/api-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { BrowserCookie } from '../http/browser-cookie.ts';
import { jsonBody } from '../http/json-body.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { VerificationCookies } from '../http/verification-cookie.ts';
import type { Database } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { consumeAll, createRateLimit } from '../platform/rate-limits.ts';
import { tokenHash } from '../platform/tokens.ts';
import { isKnownBrowser } from '../sessions/is-known-browser.ts';
import { resetPassword } from '../users/reset-password.ts';
import { checkCode, VERIFICATION_MINUTES } from './check-code.ts';
import type { Asker, CodePurpose } from './codes.store.ts';
import { RESEND_SECONDS, secondsToWait, sendCode } from './send-code.ts';

const tags = ['One-time codes'];
const done = (textResponse: string) => jsonResponse(z.object({ message: z.string() }), textResponse);

const sendRoute = (path: '/send-otp' | '/forget-send-otp', summary: string) =>
  createRoute({
    method: 'post',
    path,
    tags,
    summary,
    request: { body: jsonBody(codeRequest) },
    responses: { 200: done('Asked for'), 400: errorResponse('bad-request'), 429: errorResponse('too-many') },
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

const resetRoute = createRoute({
  method: 'post',
  path: '/forget-reset-password',
  tags,
  summary: 'Set a new password, in the browser that verified the code',
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
}

export function codesRoutes({ database: { db, pool }, jobs, cookies, browsers, sender }: Deps) {
  // by who asks, so that a stranger's asking does not count against the person whose address it is
  const perAsker = createRateLimit(pool, 'codes-email', { points: 5, seconds: HOUR });
  const perAskerAndDay = createRateLimit(pool, 'codes-email-day', { points: 10, seconds: 24 * HOUR });
  const perNetwork = createRateLimit(pool, 'codes-address', { points: 20, seconds: HOUR });
  // against filling somebody's mailbox from many networks at once
  const perEmail = createRateLimit(pool, 'codes-everybody', { points: 30, seconds: HOUR });
  const perEmailAndDay = createRateLimit(pool, 'codes-everybody-day', { points: 100, seconds: 24 * HOUR });
  const checks = createRateLimit(pool, 'code-checks', { points: 100, seconds: HOUR });
  // five tries at each code that strangers can ask for would be a thousand guesses a day
  const wrongCodes = createRateLimit(pool, 'wrong-codes', { points: 50, seconds: 24 * HOUR });
  const resets = createRateLimit(pool, 'resets', { points: 20, seconds: HOUR });

  const askerOf = (context: Context<AppEnv>): Asker => {
    const browser = browsers.get(context);
    return browser === undefined ? { network: context.get('address') } : { browserHash: tokenHash(browser) };
  };

  /** Seconds until this may be asked for. In a browser where its person has signed in, only its own asking counts. */
  const consumeShare = async (context: Context<AppEnv>, purpose: CodePurpose, email: string) => {
    const person = `${purpose} ${email.toLowerCase()}`;
    const network = context.get('address');
    const browser = browsers.get(context);
    if (browser && (await isKnownBrowser(db, email, browser))) {
      const key = `${person} ${tokenHash(browser).toString('base64url')}`;
      return consumeAll([perAsker, key], [perAskerAndDay, key]);
    }
    const key = `${person} ${network}`;
    return consumeAll(
      [perNetwork, network],
      [perAsker, key],
      [perAskerAndDay, key],
      [perEmail, person],
      [perEmailAndDay, person],
    );
  };

  const ask = async (context: Context<AppEnv>, purpose: CodePurpose, email: string) => {
    const asker = askerOf(context);
    const early = await secondsToWait(db, purpose, email, asker);
    if (early > 0) return tooManyRequests(context, early);
    const wait = await consumeShare(context, purpose, email);
    if (wait > 0) return tooManyRequests(context, wait);
    const by = { asker, browser: browsers.getOrCreate(context), network: context.get('address') };
    if (!(await sendCode(jobs, db, purpose, email, by))) return tooManyRequests(context, RESEND_SECONDS);
    return context.json({ message: 'OTP sent. Please look into your mail.' }, 200);
  };

  /** Taken before the code is looked at, so that parallel guesses count, and given back unless it was wrong. */
  const checkCounted = async (
    context: Context<AppEnv>,
    purpose: CodePurpose,
    email: string,
    code: string,
  ) => {
    const input = { purpose, email, code, asker: askerOf(context) };
    if (await isKnownBrowser(db, email, browsers.get(context)))
      return checkCode(db, { ...input, isGuessed: false });
    const person = `${purpose} ${email.toLowerCase()}`;
    const isGuessed = (await wrongCodes.consume(person)) > 0;
    const outcome = await checkCode(db, { ...input, isGuessed });
    if (outcome !== 'wrong') await wrongCodes.giveBack(person);
    return outcome;
  };

  const check = async (context: Context<AppEnv>, purpose: CodePurpose, email: string, otp: string) => {
    // who has no code of their own may not ask for ever; who has one is held by its tries
    const spend = () => checks.consume(context.get('address'));
    const isOpen = browsers.get(context) === undefined;
    let wait = isOpen ? await spend() : 0;
    if (wait > 0) return tooManyRequests(context, wait);
    const outcome = await checkCounted(context, purpose, email, otp);
    if (outcome === 'none' && !isOpen) wait = await spend();
    if (wait > 0) return tooManyRequests(context, wait);
    if (typeof outcome === 'string') return reject(context, 'invalid-code');
    cookies.set(context, purpose, outcome.token, VERIFICATION_MINUTES[purpose]);
    return context.json({ message: 'OTP verified' }, 200);
  };

  const otp = createRouter()
    .openapi(sendRoute('/send-otp', 'Mail a code to confirm an e-mail'), (context) =>
      ask(context, 'register', context.req.valid('json').email),
    )
    .openapi(verifyRoute('/verify-otp', 'Confirm an e-mail by its code'), (context) => {
      const input = context.req.valid('json');
      return check(context, 'register', input.email, input.otp);
    });

  const forget = createRouter()
    .openapi(sendRoute('/forget-send-otp', 'Mail a code to set a new password'), (context) =>
      ask(context, 'reset', context.req.valid('json').email),
    )
    .openapi(verifyRoute('/forget-verify-otp', 'Show the code for a new password'), (context) => {
      const input = context.req.valid('json');
      return check(context, 'reset', input.email, input.otp);
    })
    .openapi(resetRoute, async (context) => {
      const wait = await resets.consume(context.get('address'));
      if (wait > 0) return tooManyRequests(context, wait);
      const token = cookies.get(context, 'reset');
      if (!token) return reject(context, 'reset-failed');
      const browser = browsers.getOrCreate(context);
      const input = { ...context.req.valid('json'), token, browser, sender: await sender() };
      if (!(await resetPassword(db, jobs, input))) return reject(context, 'reset-failed');
      cookies.clear(context, 'reset');
      return context.json({ message: 'Password updated successfully' }, 200);
    });

  return { otp, forget };
}
