import type { Context } from 'hono';
import { findCodeChannel } from '../channels/code-channel.ts';
import { codeMessages } from '../channels/send-code-message.ts';
import type { Sender } from '../emails/email-layout.ts';
import { tooManyRequests } from '../http/api-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { BrowserCookie } from '../http/browser-cookie.ts';
import { requestLanguage } from '../http/request-language.ts';
import { respondWithError } from '../http/respond.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/db.ts';
import type { Log } from '../platform/log.ts';
import { failure } from '../platform/result.ts';
import { isKnownBrowser } from '../sessions/is-known-browser.ts';
import type { CodePurpose, CodeRequester } from './code-requester.ts';
import { mobileLimits } from './mobile-limits.ts';
import { RESEND_SECONDS, secondsToWait } from './send-code.ts';
import { sendMobileCode } from './send-mobile-code.ts';

interface Deps {
  database: Database;
  log: Log;
  config: Config;
  browsers: BrowserCookie;
  sender: () => Promise<Sender>;
}

interface MobileRequest {
  purpose: CodePurpose;
  mobile: string;
  requester: CodeRequester;
}

/** Sends codes by text message within the limits that all purposes share. Returns the response of an error. */
export function mobileSender({ database: { db, pool }, log, config, browsers, sender }: Deps) {
  const limits = mobileLimits(pool, config.mobileCodesPerDay);
  const sendMessage = codeMessages(config);
  return {
    isOn: () => findCodeChannel(config) !== undefined,
    send: async (context: Context<AppEnv>, { purpose, mobile, requester }: MobileRequest) => {
      const early = await secondsToWait(db, purpose, mobile, requester);
      if (early > 0) return tooManyRequests(context, early);
      const browser = browsers.get(context);
      const request = { mobile, browser, isKnown: await isKnownBrowser(db, mobile, browser) };
      const wait = await limits.consume(context, request);
      if (wait > 0) return tooManyRequests(context, wait);
      if (!(await limits.spend(request))) {
        log.error({ perDay: config.mobileCodesPerDay }, 'the budget for codes by text message is used up');
        return respondWithError(context, failure('sms-failed'));
      }
      const { shopName } = await sender();
      const result = await sendMobileCode(
        { db, log, sendMessage, shopName },
        {
          purpose,
          mobile,
          requester,
          browser: browsers.getOrCreate(context),
          network: context.get('address'),
          language: requestLanguage(context),
        },
      );
      if (result.ok) return undefined;
      if (result.isUnsent) await limits.giveBack(request);
      if (result.code === 'too-many') return tooManyRequests(context, RESEND_SECONDS);
      return respondWithError(context, result);
    },
  };
}

export type MobileSender = ReturnType<typeof mobileSender>;
