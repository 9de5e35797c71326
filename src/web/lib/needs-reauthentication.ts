import type { ErrorCode } from '../../contract/errors.ts';

const CODES: ReadonlySet<string> = new Set<ErrorCode>(['proof-needed', 'wrong-current-password']);

/** Whether the server asks for the current password, or rejected the one that was sent. */
export function needsReauthentication({ code }: { code: string }): boolean {
  return CODES.has(code);
}
