import type { ErrorCode } from '../../contract/errors.ts';
import type { Rejected } from './send.ts';

const CODES: ReadonlySet<string> = new Set<ErrorCode>(['proof-needed', 'wrong-current-password']);

/** Whether the server wants the current password, or another one than it was given. */
export function needsReauthentication({ code }: Rejected): boolean {
  return CODES.has(code);
}
