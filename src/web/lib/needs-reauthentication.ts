import type { ErrorCode } from '../../contract/errors.ts';
import type { Refused } from './send.ts';

const CODES: ReadonlySet<string> = new Set<ErrorCode>(['proof-needed', 'wrong-current-password']);

/** Whether the server wants the current password, or another one than it was given. */
export function isAboutProof({ code }: Refused): boolean {
  return CODES.has(code);
}
