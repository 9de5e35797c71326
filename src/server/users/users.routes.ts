import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { googleSignup, profileChange, signedInUser } from '../../contract/account.ts';
import type { Sender } from '../emails/email-layout.ts';
import { refuse, refuseWith, tooMany } from '../http/api-error.ts';
import type { BrowserCookie } from '../http/browser-cookie.ts';
import { callerOf, deviceOf } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { answer, refusal } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { ProofCookies } from '../http/verification-cookie.ts';
import type { Database } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createLimit, type Limit, takeAll } from '../platform/rate-limits.ts';
import type { Google } from '../providers/google.ts';
import { endSession } from '../sessions/end-sessions.ts';
import { rememberBrowser } from '../sessions/remember-browser.ts';
import { changeProfile } from './change-profile.ts';
import { googleSignIn } from './google-sign-in.ts';
import type { FreshProof } from './reauthenticate.ts';

const tags = ['Users'];
const signedIn = answer(signedInUser, 'Signed in');

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
  responses: {
    200: signedIn,
    400: refusal('bad-request'),
    409: refusal('proof-needed'),
    429: refusal('too-many'),
  },
});

const HOUR = 3600;

interface Parts {
  database: Database;
  jobs: Jobs;
  google: Google | undefined;
  cookies: ProofCookies;
  browsers: BrowserCookie;
  prove: FreshProof;
  sender: () => Promise<Sender>;
}

export function usersRoutes({ database, jobs, google, cookies, browsers, prove, sender }: Parts) {
  const { db, pool } = database;
  const googles = createLimit(pool, 'google', { points: 30, seconds: HOUR });
  const changes = createLimit(pool, 'profile', { points: 60, seconds: HOUR });
  // each is hashed, which others wait for, and told by mail
  const passwords = createLimit(pool, 'profile-password', { points: 10, seconds: HOUR });

  return createRouter()
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
      await rememberBrowser(db, user._id, browsers.give(context));
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
      const isPassword = change.password !== undefined;
      const takes: [Limit, string][] = isPassword ? [[passwords, caller.id]] : [];
      const wait = await takeAll(...takes, [changes, caller.id]);
      if (wait > 0) {
        context.header('Retry-After', String(wait));
        const words = `You have changed your account very often. Please try again in ${minutesOf(wait)}.`;
        return refuseWith(context, 'too-many', {}, words);
      }
      const proof = isPassword ? await prove(caller, change.currentPassword) : 'proved';
      if (proof !== 'proved') return refuse(context, proof);
      const device = deviceOf(context);
      return context.json(
        await changeProfile(db, jobs, { caller, change, device, sender: await sender() }),
        200,
      );
    });
}

function minutesOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
