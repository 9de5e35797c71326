import { account } from '../../../../messages/account.ts';
import { accountFields } from '../../../../messages/account-fields.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import { storeUser } from '../../../lib/stored-user.ts';
import { type SecondFactor, withSecondStep } from './second-step.ts';

const RESEND_SECONDS = 60;

/** An e-mail, or a mobile number as +919841233456. */
const isMobile = (address: string) => address.startsWith('+');

type Purpose = 'register' | 'reset' | 'login';

/**
 * Sends a one-time code by e-mail, or to a mobile number for a login; the result is the number of seconds until the next one may be requested. A request
 * within that time counts as a success: the user has a code already and reloaded the page while reading the message.
 */
export async function requestCode(purpose: Purpose, email: string): Promise<number> {
  const { otp, forget } = browserApi().api;
  const json = { email };
  const messages = { noMessage: account.sendCodeFailed, noConnection: account.sendCodeNoConnection };
  try {
    if (purpose === 'register') await callApi(otp['send-otp'].$post({ json }), messages);
    else if (isMobile(email))
      await callApi(otp['mobile-send-otp'].$post({ json: { mobile: email } }), messages);
    else if (purpose === 'login') await callApi(otp['login-send-otp'].$post({ json }), messages);
    else await callApi(forget['forget-send-otp'].$post({ json }), messages);
    return RESEND_SECONDS;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { retryAfter } = error;
    if (retryAfter > 0 && retryAfter <= RESEND_SECONDS) return retryAfter;
    throw error;
  }
}

const verifyErrors = () => ({
  noMessage: account.verifyCodeFailed,
  noConnection: account.verifyCodeNoConnection,
});

export async function verifyCode(purpose: 'register' | 'reset', email: string, code: string): Promise<void> {
  if (!code.trim()) throw new ActionError(accountFields.codeMissing);
  const { otp, forget } = browserApi().api;
  const json = { email, otp: code };
  const messages = verifyErrors();
  await (purpose === 'register'
    ? callApi(otp['verify-otp'].$post({ json }), messages)
    : callApi(forget['forget-verify-otp'].$post({ json }), messages));
}

/** The result is whether the e-mail or mobile number has no account yet. */
export async function verifyLoginCode(email: string, code: string): Promise<boolean> {
  if (!code.trim()) throw new ActionError(accountFields.codeMissing);
  const { otp } = browserApi().api;
  const verified = isMobile(email)
    ? callApi(otp['mobile-verify-otp'].$post({ json: { mobile: email, otp: code } }), verifyErrors())
    : callApi(otp['login-verify-otp'].$post({ json: { email, otp: code } }), verifyErrors());
  return (await verified).isNew;
}

/** Logs in, or with a name creates the account, in the browser that verified the code. */
export async function logInVerified(email: string, name?: string): Promise<void> {
  const { users } = browserApi().api;
  const named = name ? { name } : {};
  const call = (second: SecondFactor) =>
    isMobile(email)
      ? callApi(
          users['mobile-login'].$post({ json: { mobile: email, ...named, ...second } }),
          account.loginFailed,
        )
      : callApi(users['code-login'].$post({ json: { email, ...named, ...second } }), account.loginFailed);
  storeUser(await withSecondStep(call));
}
