import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { mobileCodeCheck, mobileCodeRequest, verifiedLogin } from '../../contract/account.ts';
import { account } from '../../messages/account.ts';
import { apiResults } from '../../messages/api-results.ts';
import { findCodeChannel } from '../channels/code-channel.ts';
import { codeMessages } from '../channels/send-code-message.ts';
import type { Sender } from '../emails/email-layout.ts';
import { reject, tooManyRequests } from '../http/api-error.ts';
import type { BrowserCookie } from '../http/browser-cookie.ts';
import { jsonBody } from '../http/json-body.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respondWithError } from '../http/respond.ts';
import { errorResponse, jsonResponse } from '../http/responses.ts';
import { createRouter } from '../http/router.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/db.ts';
import type { Log } from '../platform/log.ts';
import { isKnownBrowser } from '../sessions/is-known-browser.ts';
import { hasMobile } from '../users/has-mobile.ts';
import type { CodesRoutes } from './codes.routes.ts';
import { mobileLimits } from './mobile-limits.ts';
import { RESEND_SECONDS, secondsToWait } from './send-code.ts';
import { sendMobileCode } from './send-mobile-code.ts';

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
  database: Database;
  log: Log;
  config: Config;
  browsers: BrowserCookie;
  sender: () => Promise<Sender>;
  codes: Pick<CodesRoutes, 'requesterOf' | 'verify'>;
}

export function mobileCodesRoutes({ database: { db, pool }, log, config, browsers, sender, codes }: Deps) {
  const limits = mobileLimits(pool, config.mobileCodesPerDay);
  const sendMessage = codeMessages(config);

  return createRouter()
    .openapi(sendRoute, async (context) => {
      if (!findCodeChannel(config)) return reject(context, 'mobile-off');
      const { mobile } = context.req.valid('json');
      const requester = codes.requesterOf(context);
      const early = await secondsToWait(db, 'login', mobile, requester);
      if (early > 0) return tooManyRequests(context, early);
      const browser = browsers.get(context);
      const request = { mobile, browser, isKnown: await isKnownBrowser(db, mobile, browser) };
      const wait = await limits.consume(context, request);
      if (wait > 0) return tooManyRequests(context, wait);
      if (!(await limits.spend(request))) {
        log.error({ perDay: config.mobileCodesPerDay }, 'the budget for codes by text message is used up');
        return reject(context, 'sms-failed');
      }
      const { shopName } = await sender();
      const result = await sendMobileCode(
        { db, log, sendMessage, shopName },
        {
          mobile,
          requester,
          browser: browsers.getOrCreate(context),
          network: context.get('address'),
          language: requestLanguage(context),
        },
      );
      if (result.ok) return context.json({ message: account.codeSentBySms }, 200);
      if (result.isUnsent) await limits.giveBack(request);
      if (result.code === 'too-many') return tooManyRequests(context, RESEND_SECONDS);
      return respondWithError(context, result);
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
