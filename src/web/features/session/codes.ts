import { answerWords } from '../../lib/answer-words.ts';
import { browserApi } from '../../lib/browser-api.ts';

export const RESEND_SECONDS = 60;

type Purpose = 'register' | 'reset';

/** Asks for a code by mail; gives what went wrong, in words. */
export async function askForCode(purpose: Purpose, email: string): Promise<string | undefined> {
  const { otp, forget } = browserApi().api;
  try {
    const json = { email };
    const answer = await (purpose === 'register'
      ? otp['send-otp'].$post({ json })
      : forget['forget-send-otp'].$post({ json }));
    return answer.ok ? undefined : answerWords(answer, 'Failed to send OTP');
  } catch {
    return 'Server error. Try again later.';
  }
}

export async function checkCode(purpose: Purpose, email: string, code: string): Promise<string | undefined> {
  if (!code.trim()) return 'Please enter the OTP';
  const { otp, forget } = browserApi().api;
  try {
    const json = { email, otp: code };
    const answer = await (purpose === 'register'
      ? otp['verify-otp'].$post({ json })
      : forget['forget-verify-otp'].$post({ json }));
    return answer.ok ? undefined : answerWords(answer, 'Failed to verify OTP');
  } catch {
    return 'Error verifying OTP';
  }
}
