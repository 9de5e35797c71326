import { createRoute } from '@hono/zod-openapi';
import { mobileLogin, signedInUser } from '../../contract/account.ts';
import { countUnverified } from '../codes/count-unverified.ts';
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
import { createRateLimit } from '../platform/rate-limits.ts';
import type { SecondStep } from '../second-factors/second-step.ts';
import { logInByMobile } from './log-in-by-mobile.ts';
import { noteSignIn } from './note-sign-in.ts';
import { reportFailedLogin } from './report-failed-login.ts';

const loginRoute = createRoute({
  method: 'post',
  path: '/mobile-login',
  tags: ['Users'],
  summary: 'Log in, or create the account, in the browser that verified the mobile number',
  request: { body: jsonBody(mobileLogin) },
  responses: {
    200: jsonResponse(signedInUser, 'Signed in'),
    400: textErrorResponse('mobile-unverified'),
    409: textErrorResponse('name-needed'),
    429: textErrorResponse('too-many'),
  },
});

interface Deps {
  database: Database;
  jobs: Jobs;
  cookies: VerificationCookies;
  browsers: BrowserCookie;
  secondStep: SecondStep;
}

export function mobileLoginRoutes({ database: { db, pool }, jobs, cookies, browsers, secondStep }: Deps) {
  const logins = createRateLimit(pool, 'mobile-login', { points: 60, seconds: 3600 });
  return createTextErrorRouter().openapi(loginRoute, async (context) => {
    const token = cookies.get(context, 'login');
    if (!token) return rejectAsText(context, 'mobile-unverified');
    const input = context.req.valid('json');
    const wait = await countUnverified(db, logins, {
      purpose: 'login',
      email: input.mobile,
      token,
      key: context.get('address'),
    });
    if (wait > 0) return tooManyRequestsAsText(context, wait);
    const result = await logInByMobile(db, secondStep, {
      ...input,
      token,
      device: getUserAgent(context),
      browser: browsers.get(context),
      language: requestLanguage(context),
    });
    if (!result.ok) {
      if (result.code === 'second-factor-wrong')
        await reportFailedLogin(context, db, { email: '', reason: result.code });
      return respondAsText(context, result);
    }
    cookies.clear(context, 'login');
    await noteSignIn(db, jobs, {
      userId: result.value._id,
      browser: browsers.getOrCreate(context),
      by: 'mobile',
    });
    return context.json(result.value, 200);
  });
}
