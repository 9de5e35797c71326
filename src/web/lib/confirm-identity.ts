import type { ErrorCode } from '../../contract/errors.ts';
import { whenConflict } from './authorized-fetch.ts';
import { ApiError } from './call-api.ts';

type Ask = (asked: { code: string; why: string | undefined }) => Promise<boolean>;

/** The errors after which the person can confirm who they are. */
const CODES: ReadonlySet<string> = new Set<ErrorCode>([
  'proof-needed',
  'sign-in-again',
  'second-factor-missing',
]);
/** These ask themselves: the form of a new password has a field for the old one, and the proof is the dialog's own call. */
const ASK_THEMSELVES = ['/api/users/updateProfile', '/api/users/me/confirmation'];

let reason: string | undefined;

/** Registers the dialog. A call that needs a fresh proof waits for it and is then sent once more. */
export function whenIdentityIsAsked(ask: Ask): () => void {
  return whenConflict(async (response) => {
    const { code = '' } = (await response.json().catch(() => ({}))) as { code?: string };
    const asksItself = ASK_THEMSELVES.includes(new URL(response.url).pathname) && code === 'proof-needed';
    return CODES.has(code) && !asksItself && ask({ code, why: reason });
  });
}

/** Sends a call that may need a fresh proof, and says why. Resolves to undefined when the person closes the dialog. */
export async function confirmed<Result>(
  why: string,
  call: () => Promise<Result>,
): Promise<Result | undefined> {
  reason = why;
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && CODES.has(error.code)) return undefined;
    throw error;
  } finally {
    reason = undefined;
  }
}
