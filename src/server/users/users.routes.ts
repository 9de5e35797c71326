import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { googleSignup, profileChange, signedInUser } from '../../contract/account.ts';
import { apiResults } from '../../messages/api-results.ts';
import type { Sender } from '../emails/email-layout.ts';
import { reject, rejectWith, tooManyRequests } from '../http/api-error.ts';
import type { BrowserCookie } from '../http/browser-cookie.ts';
import { getCurrentUser, getUserAgent } from '../http/current-user.ts';
import { jsonBody } from '../http/json-body.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { VerificationCookies } from '../http/verification-cookie.ts';
import type { Database } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { consumeAll, createRateLimit, type RateLimit } from '../platform/rate-limits.ts';
import type { Google } from '../providers/google.ts';
import type { SecondStep } from '../second-factors/second-step.ts';
import { endSession } from '../sessions/end-sessions.ts';
import { changeProfile } from './change-profile.ts';
import { googleSignIn } from './google-sign-in.ts';
import { commonPasswordError, staffPasswordError } from './new-password-error.ts';
import { noteSignIn } from './note-sign-in.ts';
import type { Reauthenticate } from './reauthenticate.ts';
import { reportFailedLogin } from './report-failed-login.ts';

const tags = ['Users'];
const signedIn = jsonResponse(signedInUser, 'Signed in');

const googleRoute = createRoute({
  method: 'post',
  path: '/google-signup',
  tags,
  summary: "Sign in with Google's ID token, in the browser that started the sign-in",
  request: { body: jsonBody(googleSignup) },
  responses: {
    200: signedIn,
    400: errorResponse('google-failed'),
    404: errorResponse('not-found'),
    409: errorResponse('second-factor-needed'),
    429: errorResponse('too-many'),
  },
});

const logoutRoute = createRoute({
  method: 'post',
  path: '/logout',
  tags,
  summary: 'Sign out this device',
  responses: { 200: jsonResponse(z.object({ message: z.string() }), 'Signed out') },
});

const profileRoute = createRoute({
  method: 'put',
  path: '/updateProfile',
  tags,
  summary: 'Change the profile, or only the password',
  request: { body: jsonBody(profileChange) },
  responses: {
    200: signedIn,
    400: errorResponse('bad-request'),
    401: errorResponse('not-signed-in'),
    409: errorResponse('proof-needed'),
    429: errorResponse('too-many'),
  },
});

const HOUR = 3600;

interface Deps {
  database: Database;
  jobs: Jobs;
  google: Google | undefined;
  cookies: VerificationCookies;
  browsers: BrowserCookie;
  reauthenticate: Reauthenticate;
  secondStep: SecondStep;
  sender: () => Promise<Sender>;
  isLive: boolean;
}

export function usersRoutes({
  database,
  jobs,
  google,
  cookies,
  browsers,
  reauthenticate,
  secondStep,
  sender,
  isLive,
}: Deps) {
  const { db, pool } = database;
  const googleSignIns = createRateLimit(pool, 'google', { points: 30, seconds: HOUR });
  const profileChanges = createRateLimit(pool, 'profile', { points: 60, seconds: HOUR });
  // hashing a password is expensive, and each change sends an e-mail
  const passwordChanges = createRateLimit(pool, 'profile-password', { points: 10, seconds: HOUR });

  return createRouter()
    .openapi(googleRoute, async (context) => {
      if (!google) return reject(context, 'not-found');
      const wait = await googleSignIns.consume(context.get('address'));
      if (wait > 0) return tooManyRequests(context, wait);
      const secret = cookies.get(context, 'google');
      if (!secret) return reject(context, 'google-failed');
      const { credential, email, secondFactor } = context.req.valid('json');
      const result = await googleSignIn(
        db,
        jobs,
        { google, secondStep },
        {
          credential,
          email,
          secondFactor,
          secret,
          device: getUserAgent(context),
          browser: browsers.get(context),
          language: requestLanguage(context),
          sender: await sender(),
        },
      );
      if (!result.ok) {
        if (result.code === 'second-factor-wrong')
          await reportFailedLogin(context, db, { email: email ?? '', reason: result.code });
        return respondWithError(context, result);
      }
      cookies.clear(context, 'google');
      await noteSignIn(db, jobs, {
        userId: result.value._id,
        browser: browsers.getOrCreate(context),
        by: 'google',
      });
      return context.json(result.value, 200);
    })
    .openapi(logoutRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      await endSession(db, currentUser.id, currentUser.sessionId);
      return context.json({ message: apiResults.loggedOut }, 200);
    })
    .openapi(profileRoute, async (context) => {
      const change = context.req.valid('json');
      const currentUser = getCurrentUser(context);
      const isPasswordChange = change.password !== undefined;
      const consumed: [RateLimit, string][] = isPasswordChange ? [[passwordChanges, currentUser.id]] : [];
      const wait = await consumeAll(...consumed, [profileChanges, currentUser.id]);
      if (wait > 0) {
        context.header('Retry-After', String(wait));
        return rejectWith(context, 'too-many', {}, apiResults.changedOften(Math.ceil(wait / 60)));
      }
      if (change.password !== undefined) {
        const { isAdmin } = currentUser;
        const error =
          commonPasswordError(change.password) ?? staffPasswordError(change.password, { isAdmin, isLive });
        if (error) return respondWithError(context, error);
      }
      if (isPasswordChange) {
        const authentication = await reauthenticate(currentUser, change.currentPassword, {
          isPasswordChange,
        });
        if (!authentication.ok) return respondWithError(context, authentication);
      }
      return respond(
        context,
        await changeProfile(db, jobs, { currentUser, change, sender: await sender() }),
        200,
      );
    });
}
