import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { mobileCodeCheck, mobileCodeRequest, verifiedLogin } from '../../contract/account.ts';
import { account } from '../../messages/account.ts';
import { apiResults } from '../../messages/api-results.ts';
import { reject } from '../http/api-error.ts';
import type { BrowserCookie } from '../http/browser-cookie.ts';
import { jsonBody } from '../http/json-body.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Db } from '../platform/db/db.ts';
import { hasMobile } from '../users/has-mobile.ts';
import type { CodesRoutes } from './codes.routes.ts';
import type { MobileSender } from './mobile-sender.ts';

const tags = ['One-time codes'];

const sendRoute = createRoute({
  method: 'post',
  path: '/mobile-send-otp',
  tags,
  summary: 'Send a code to a mobile number, to log in or to add the number to the account',
  request: { body: jsonBody(mobileCodeRequest) },
  responses: {
    200: jsonResponse(z.object({ message: z.string() }), 'Sent'),
    400: errorResponse('bad-request'),
    409: errorResponse('mobile-off'),
    429: errorResponse('too-many'),
    503: errorResponse('sms-failed'),
  },
});

const verifyRoute = createRoute({
  method: 'post',
  path: '/mobile-verify-otp',
  tags,
  summary: 'Verify a mobile number by its code',
  request: { body: jsonBody(mobileCodeCheck) },
  responses: {
    200: jsonResponse(verifiedLogin, 'Verified'),
    400: errorResponse('invalid-code'),
    429: errorResponse('too-many'),
  },
});

interface Deps {
  db: Db;
  browsers: BrowserCookie;
  mobile: MobileSender;
  codes: Pick<CodesRoutes, 'requesterOf' | 'verify'>;
}

export function mobileCodesRoutes({ db, browsers, mobile: messages, codes }: Deps) {
  return createRouter()
    .openapi(sendRoute, async (context) => {
      if (!messages.isOn()) return reject(context, 'mobile-off');
      const { mobile } = context.req.valid('json');
      const requester = codes.requesterOf(context);
      const notSent = await messages.send(context, { purpose: 'login', mobile, requester });
      return notSent ?? context.json({ message: account.codeSentBySms }, 200);
    })
    .openapi(verifyRoute, async (context) => {
      const { mobile, otp } = context.req.valid('json');
      // whoever shares the network of the customer must not use a code that they did not request
      if (browsers.get(context) === undefined) return reject(context, 'invalid-code');
      const wrong = await codes.verify(context, 'login', mobile, otp);
      if (wrong) return wrong;
      const isNew = !(await hasMobile(db, mobile));
      return context.json({ message: apiResults.codeVerified, isNew }, 200);
    });
}
