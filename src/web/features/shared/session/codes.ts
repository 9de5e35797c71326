import { account } from '../../../../messages/account.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';

const RESEND_SECONDS = 60;

type Purpose = 'register' | 'reset';

/**
 * Sends a one-time code by e-mail; the result is the number of seconds until the next one may be requested. A request
 * within that time counts as a success: the user has a code already and reloaded the page while reading the e-mail.
 */
export async function requestCode(purpose: Purpose, email: string): Promise<number> {
  const { otp, forget } = browserApi().api;
  const json = { email };
  const messages = { noMessage: account.sendCodeFailed, noConnection: account.sendCodeNoConnection };
  try {
    await (purpose === 'register'
      ? callApi(otp['send-otp'].$post({ json }), messages)
      : callApi(forget['forget-send-otp'].$post({ json }), messages));
    return RESEND_SECONDS;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { retryAfter } = error;
    if (retryAfter > 0 && retryAfter <= RESEND_SECONDS) return retryAfter;
    throw error;
  }
}

export async function verifyCode(purpose: Purpose, email: string, code: string): Promise<void> {
  if (!code.trim()) throw new ActionError(accountFields.codeMissing);
  const { otp, forget } = browserApi().api;
  const json = { email, otp: code };
  const messages = { noMessage: account.verifyCodeFailed, noConnection: account.verifyCodeNoConnection };
  await (purpose === 'register'
    ? callApi(otp['verify-otp'].$post({ json }), messages)
    : callApi(forget['forget-verify-otp'].$post({ json }), messages));
}
