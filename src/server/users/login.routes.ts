import { createRoute } from '@hono/zod-openapi';
import { codeLogin, login, registration, signedInUser } from '../../contract/account.ts';
import { countUnverified } from '../codes/count-unverified.ts';
import type { Sender } from '../emails/email-layout.ts';
import { rejectAsText, tooManyRequestsAsText } from '../http/api-error.ts';
import type { BrowserCookie } from '../http/browser-cookie.ts';
import { getUserAgent } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respondAsText } from '../http/respond.ts';
import { jsonResponse, textErrorResponse } from '../http/responses.ts';
import { createTextErrorRouter } from '../http/router.ts';
import type { VerificationCookies } from '../http/verification-cookie.ts';
import type { Database } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { consumeAll, createRateLimit, type RateLimit } from '../platform/rate-limits.ts';
import { requestOrigin } from '../platform/request-origin.ts';
import { tokenHash } from '../platform/tokens.ts';
import type { SecondStep } from '../second-factors/second-step.ts';
import { isKnownBrowser } from '../sessions/is-known-browser.ts';
import { logIn } from './log-in.ts';
import { logInByCode } from './log-in-by-code.ts';
import { noteSignIn } from './note-sign-in.ts';
import { register } from './register.ts';
import { reportFailedLogin } from './report-failed-login.ts';

const tags = ['Users'];
const signedIn = jsonResponse(signedInUser, 'Signed in');

const loginRoute = createRoute({
  method: 'post',
  path: '/login',
  tags,
  summary: 'Log in with e-mail and password',
  request: { body: jsonBody(login) },
  responses: {
    200: signedIn,
    400: textErrorResponse('wrong-login'),
    409: textErrorResponse('second-factor-needed'),
    429: textErrorResponse('too-many'),
  },
});

const registerRoute = createRoute({
  method: 'post',
  path: '/register',
  tags,
  summary: 'Register in the browser that verified the code',
  request: { body: jsonBody(registration) },
  responses: {
    200: signedIn,
    400: textErrorResponse('email-unverified'),
    429: textErrorResponse('too-many'),
  },
});

const codeLoginRoute = createRoute({
  method: 'post',
  path: '/code-login',
  tags,
  summary: 'Log in, or create the account, in the browser that verified the code',
  request: { body: jsonBody(codeLogin) },
  responses: {
    200: signedIn,
    400: textErrorResponse('email-unverified'),
    409: textErrorResponse('name-needed'),
    429: textErrorResponse('too-many'),
  },
});

const FIFTEEN_MINUTES = 15 * 60;
const HOUR = 3600;

interface Deps {
  database: Database;
  jobs: Jobs;
  cookies: VerificationCookies;
  browsers: BrowserCookie;
  secondStep: SecondStep;
  sender: () => Promise<Sender>;
  ownerEmail: string | undefined;
}

export function loginRoutes({ database, jobs, cookies, browsers, secondStep, sender, ownerEmail }: Deps) {
  const { db, pool } = database;
  const perEmailAndBrowser = createRateLimit(pool, 'login-known', { points: 10, seconds: FIFTEEN_MINUTES });
  const perEmailAndAddress = createRateLimit(pool, 'login-pair', { points: 10, seconds: FIFTEEN_MINUTES });
  const perAddress = createRateLimit(pool, 'login-address', { points: 100, seconds: FIFTEEN_MINUTES });
  // all unknown browsers and networks; a code by e-mail still lets the customer in
  const perEmail = createRateLimit(pool, 'login-person', { points: 300, seconds: HOUR });
  const registrations = createRateLimit(pool, 'register', { points: 20, seconds: HOUR });

  return createTextErrorRouter()
    .openapi(loginRoute, async (context) => {
      const input = context.req.valid('json');
      const address = context.get('address');
      const email = input.email.toLowerCase();
      const browser = browsers.get(context);
      const isKnown = await isKnownBrowser(db, email, browser);
      // strangers who fill the queue for passwords do not keep a known browser waiting
      if (isKnown) requestOrigin.trust(email);
      // a browser where this customer has signed in before has its own limit: attempts of others do not lock it out
      const ownLimit: [RateLimit, string] =
        browser && isKnown
          ? [perEmailAndBrowser, `${email} ${tokenHash(browser).toString('base64url')}`]
          : [perEmailAndAddress, `${email} ${address}`];
      const wait = await (isKnown ? consumeAll(ownLimit) : consumeAll(ownLimit, [perAddress, address]));
      if (wait > 0) {
        await reportFailedLogin(context, db, { email: input.email, reason: 'too-many' });
        return tooManyRequestsAsText(context, wait);
      }
      const lockout = isKnown ? 0 : await perEmail.consume(email);
      if (lockout > 0) {
        await reportFailedLogin(context, db, { email: input.email, reason: 'too-many' });
        context.header('Retry-After', String(lockout));
        return rejectAsText(context, 'login-needs-code');
      }
      const result = await logIn(db, secondStep, input, { device: getUserAgent(context), browser });
      if (!result.ok) {
        // the browser asks for the code and calls again
        if (result.code !== 'second-factor-needed')
          await reportFailedLogin(context, db, { email: input.email, reason: result.code });
        return respondAsText(context, result);
      }
      // the right password proves that earlier failures were typing errors
      await ownLimit[0].clear(ownLimit[1]);
      await noteSignIn(db, jobs, {
        userId: result.value._id,
        browser: browsers.getOrCreate(context),
        by: 'password',
      });
      return context.json(result.value, 200);
    })
    .openapi(registerRoute, async (context) => {
      const token = cookies.get(context, 'register');
      const input = context.req.valid('json');
      const wait = await countUnverified(db, registrations, {
        purpose: 'register',
        email: input.email,
        token,
        key: context.get('address'),
      });
      if (wait > 0) return tooManyRequestsAsText(context, wait);
      if (!token) return rejectAsText(context, 'email-unverified');
      const device = getUserAgent(context);
      const result = await register(db, jobs, {
        registration: input,
        token,
        device,
        sender: await sender(),
        ownerEmail,
        language: requestLanguage(context),
      });
      if (!result.ok) return respondAsText(context, result);
      cookies.clear(context, 'register');
      await noteSignIn(db, jobs, {
        userId: result.value._id,
        browser: browsers.getOrCreate(context),
        by: 'registration',
      });
      return context.json(result.value, 200);
    })
    .openapi(codeLoginRoute, async (context) => {
      const token = cookies.get(context, 'login');
      const input = context.req.valid('json');
      const wait = await countUnverified(db, registrations, {
        purpose: 'login',
        email: input.email,
        token,
        key: `code ${context.get('address')}`,
      });
      if (wait > 0) return tooManyRequestsAsText(context, wait);
      if (!token) return rejectAsText(context, 'email-unverified');
      const result = await logInByCode(db, jobs, secondStep, {
        ...input,
        token,
        device: getUserAgent(context),
        browser: browsers.get(context),
        sender: await sender(),
        ownerEmail,
        language: requestLanguage(context),
      });
      if (!result.ok) {
        if (result.code === 'second-factor-wrong')
          await reportFailedLogin(context, db, { email: input.email, reason: result.code });
        return respondAsText(context, result);
      }
      cookies.clear(context, 'login');
      await noteSignIn(db, jobs, {
        userId: result.value._id,
        browser: browsers.getOrCreate(context),
        by: 'code',
      });
      return context.json(result.value, 200);
    });
}
