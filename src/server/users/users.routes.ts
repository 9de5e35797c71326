import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { googleSignup, login, profileChange, registration, signedInUser } from '../../contract/account.ts';
import { answer, refusal, words } from '../http/answers.ts';
import type { AppEnv } from '../http/app-env.ts';
import { callerOf } from '../http/caller.ts';
import { jsonBody } from '../http/json-body.ts';
import type { ProofCookies } from '../http/proof-cookies.ts';
import { refuse, refuseInWords, tooMany, tooManyInWords } from '../http/refusal.ts';
import { createRouter } from '../http/router.ts';
import type { Sender } from '../mail/letters.ts';
import type { Database } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createLimit, takeAll } from '../platform/limits.ts';
import type { Google } from '../providers/google.ts';
import { endSession } from '../sessions/end-sessions.ts';
import { changeProfile } from './change-profile.ts';
import { googleSignIn } from './google-sign-in.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';

const tags = ['Users'];
const signedIn = answer(signedInUser, 'Signed in');

const loginRoute = createRoute({
  method: 'post',
  path: '/login',
  tags,
  summary: 'Log in with e-mail and password',
  request: { body: jsonBody(login) },
  responses: { 200: signedIn, 400: words('wrong-login'), 429: words('too-many') },
});

const registerRoute = createRoute({
  method: 'post',
  path: '/register',
  tags,
  summary: 'Register, in the browser that verified the code',
  request: { body: jsonBody(registration) },
  responses: { 200: signedIn, 400: words('email-unverified'), 429: words('too-many') },
});

const googleRoute = createRoute({
  method: 'post',
  path: '/google-signup',
  tags,
  summary: "Sign in with Google's ID token, in the browser that asked for it",
  request: { body: jsonBody(googleSignup) },
  responses: {
    200: signedIn,
    400: refusal('google-failed'),
    404: refusal('not-found'),
    429: refusal('too-many'),
  },
});

const logoutRoute = createRoute({
  method: 'post',
  path: '/logout',
  tags,
  summary: 'Sign out this device',
  responses: { 200: answer(z.object({ message: z.string() }), 'Signed out') },
});

const profileRoute = createRoute({
  method: 'put',
  path: '/updateProfile',
  tags,
  summary: 'Change the profile, or only the password',
  request: { body: jsonBody(profileChange) },
  responses: { 200: signedIn, 400: refusal('bad-request') },
});

const QUARTER = 15 * 60;
const HOUR = 3600;

interface Parts {
  database: Database;
  jobs: Jobs;
  google: Google | undefined;
  cookies: ProofCookies;
  sender: () => Promise<Sender>;
}

export function usersRoutes({ database: { db, pool }, jobs, google, cookies, sender }: Parts) {
  const perPersonAndAddress = createLimit(pool, 'login-pair', { points: 10, seconds: QUARTER });
  const perAddress = createLimit(pool, 'login-address', { points: 100, seconds: QUARTER });
  const perPerson = createLimit(pool, 'login-person', { points: 200, seconds: HOUR });
  const registrations = createLimit(pool, 'register', { points: 20, seconds: HOUR });
  const googles = createLimit(pool, 'google', { points: 30, seconds: HOUR });

  return createRouter()
    .openapi(
      loginRoute,
      async (context) => {
        const given = context.req.valid('json');
        const address = context.get('address');
        const person = given.email.toLowerCase();
        const pair = `${person} ${address}`;
        const wait = await takeAll([perPersonAndAddress, pair], [perAddress, address], [perPerson, person]);
        if (wait > 0) return tooManyInWords(context, wait);
        const user = await logIn(db, given, deviceOf(context));
        if (typeof user === 'string') return refuseInWords(context, user);
        // somebody who knows the password is not guessing
        await perPersonAndAddress.forget(pair);
        return context.json(user, 200);
      },
      inWords,
    )
    .openapi(
      registerRoute,
      async (context) => {
        const wait = await registrations.take(context.get('address'));
        if (wait > 0) return tooManyInWords(context, wait);
        const proof = cookies.get(context, 'register');
        if (!proof) return refuseInWords(context, 'email-unverified');
        const given = context.req.valid('json');
        const device = deviceOf(context);
        const user = await register(db, jobs, { registration: given, proof, device, sender: await sender() });
        if (typeof user === 'string') return refuseInWords(context, user);
        cookies.clear(context, 'register');
        return context.json(user, 200);
      },
      inWords,
    )
    .openapi(googleRoute, async (context) => {
      if (!google) return refuse(context, 'not-found');
      const wait = await googles.take(context.get('address'));
      if (wait > 0) return tooMany(context, wait);
      const secret = cookies.get(context, 'google');
      if (!secret) return refuse(context, 'google-failed');
      const { credential, email } = context.req.valid('json');
      const device = deviceOf(context);
      const given = { credential, email, secret, device, sender: await sender() };
      const user = await googleSignIn(db, jobs, google, given);
      if (typeof user === 'string') return refuse(context, user);
      cookies.clear(context, 'google');
      return context.json(user, 200);
    })
    .openapi(logoutRoute, async (context) => {
      const caller = callerOf(context);
      await endSession(db, caller.id, caller.sessionId);
      return context.json({ message: 'Logout Successful' }, 200);
    })
    .openapi(profileRoute, async (context) => {
      const change = context.req.valid('json');
      const caller = callerOf(context);
      const device = deviceOf(context);
      return context.json(
        await changeProfile(db, jobs, { caller, change, device, sender: await sender() }),
        200,
      );
    });
}

function deviceOf(context: Context<AppEnv>): string {
  return context.req.header('User-Agent') ?? '';
}

/** What does not fit the schema is told in its first words: the page shows the body as it is. */
function inWords(
  result: { success: true } | { success: false; error: z.ZodError },
  context: Context<AppEnv>,
) {
  if (result.success) return undefined;
  return refuseInWords(context, 'bad-request', result.error.issues[0]?.message);
}
