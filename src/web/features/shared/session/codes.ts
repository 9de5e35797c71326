import { apiErrorMessage } from '../../../lib/api-error-message.ts';
import { browserApi } from '../../../lib/browser-api.ts';

const RESEND_SECONDS = 60;

type Purpose = 'register' | 'reset';

/** A code that was asked for: seconds until it may be asked for again, or what went wrong, in words. */
export type AskedCode = { wait: number; problem?: never } | { problem: string };

/**
 * Asks for a code by mail. Whoever asks again too early has one: the page was loaded anew while they read their mail, and
 * they need the line to type it into.
 */
export async function askForCode(purpose: Purpose, email: string): Promise<AskedCode> {
  const { otp, forget } = browserApi().api;
  try {
    const json = { email };
    const response = await (purpose === 'register'
      ? otp['send-otp'].$post({ json })
      : forget['forget-send-otp'].$post({ json }));
    if (response.ok) return { wait: RESEND_SECONDS };
    const early = Number(response.headers.get('Retry-After'));
    if (early > 0 && early <= RESEND_SECONDS) return { wait: early };
    return { problem: await apiErrorMessage(response, 'Failed to send OTP') };
  } catch {
    return { problem: 'Server error. Try again later.' };
  }
}

export async function checkCode(purpose: Purpose, email: string, code: string): Promise<string | undefined> {
  if (!code.trim()) return 'Please enter the OTP';
  const { otp, forget } = browserApi().api;
  try {
    const json = { email, otp: code };
    const response = await (purpose === 'register'
      ? otp['verify-otp'].$post({ json })
      : forget['forget-verify-otp'].$post({ json }));
    return response.ok ? undefined : apiErrorMessage(response, 'Failed to verify OTP');
  } catch {
    return 'Error verifying OTP';
  }
}
