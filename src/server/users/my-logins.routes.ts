import { createRoute } from '@hono/zod-openapi';
import { account, emailAddition, mobileChange, mobileRemoval } from '../../contract/account.ts';
import type { Sender } from '../emails/email-layout.ts';
import { reject, tooManyRequests } from '../http/api-error.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { allowEmptyBody, jsonBody } from '../http/json-body.ts';
import { respond, respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { VerificationCookies } from '../http/verification-cookie.ts';
import type { Database } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import { addEmail, addMobile, removeMobile } from './change-logins.ts';
import type { Reauthenticate } from './reauthenticate.ts';

const tags = ['Users'];
const me = jsonResponse(account, 'Me');

const addMobileRoute = createRoute({
  method: 'put',
  path: '/me/mobile',
  tags,
  summary: 'Log in by this mobile number from now on; the browser has verified it by a code',
  request: { body: jsonBody(mobileChange) },
  responses: {
    200: me,
    400: errorResponse('mobile-unverified'),
    404: errorResponse('user-not-found'),
    409: errorResponse('mobile-taken'),
    429: errorResponse('too-many'),
  },
});

const removeMobileRoute = createRoute({
  method: 'delete',
  path: '/me/mobile',
  tags,
  summary: 'No longer log in by mobile number',
  middleware: allowEmptyBody,
  request: { body: { ...jsonBody(mobileRemoval), required: false } },
  responses: {
    200: me,
    400: errorResponse('bad-request'),
    404: errorResponse('user-not-found'),
    409: errorResponse('mobile-needed'),
    429: errorResponse('too-many'),
  },
});

const addEmailRoute = createRoute({
  method: 'put',
  path: '/me/email',
  tags,
  summary: 'Add an e-mail to an account without one; the browser has verified it by a code',
  request: { body: jsonBody(emailAddition) },
  responses: {
    200: me,
    400: errorResponse('email-unverified'),
    404: errorResponse('user-not-found'),
    409: errorResponse('email-taken'),
    429: errorResponse('too-many'),
  },
});

interface Deps {
  database: Database;
  jobs: Jobs;
  cookies: VerificationCookies;
  reauthenticate: Reauthenticate;
  sender: () => Promise<Sender>;
}

/** The ways in which I log in. A stolen session must not get one of its own, so each change needs the password again. */
export function myLoginsRoutes({ database: { db, pool }, jobs, cookies, reauthenticate, sender }: Deps) {
  const changes = createRateLimit(pool, 'profile-logins', { points: 20, seconds: 3600 });

  return createRouter()
    .openapi(addMobileRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      const wait = await changes.consume(currentUser.id);
      if (wait > 0) return tooManyRequests(context, wait);
      const { mobile, currentPassword } = context.req.valid('json');
      const token = cookies.get(context, 'login');
      if (!token) return reject(context, 'mobile-unverified');
      const authentication = await reauthenticate(currentUser, currentPassword);
      if (!authentication.ok) return respondWithError(context, authentication);
      const input = { userId: currentUser.id, mobile, token, sender: await sender() };
      const result = await addMobile(db, jobs, input);
      if (result.ok) cookies.clear(context, 'login');
      return respond(context, result, 200);
    })
    .openapi(removeMobileRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      const wait = await changes.consume(currentUser.id);
      if (wait > 0) return tooManyRequests(context, wait);
      const authentication = await reauthenticate(currentUser, context.req.valid('json').currentPassword);
      if (!authentication.ok) return respondWithError(context, authentication);
      return respond(context, await removeMobile(db, currentUser.id), 200);
    })
    .openapi(addEmailRoute, async (context) => {
      const currentUser = getCurrentUser(context);
      const wait = await changes.consume(currentUser.id);
      if (wait > 0) return tooManyRequests(context, wait);
      const { email, currentPassword } = context.req.valid('json');
      const token = cookies.get(context, 'register');
      if (!token) return reject(context, 'email-unverified');
      const authentication = await reauthenticate(currentUser, currentPassword);
      if (!authentication.ok) return respondWithError(context, authentication);
      const result = await addEmail(db, { userId: currentUser.id, email, token });
      if (result.ok) cookies.clear(context, 'register');
      return respond(context, result, 200);
    });
}
