import type { ErrorCode } from '../../contract/errors.ts';
import { errors } from '../../messages/errors.ts';

/** What a person reads, in the language of the request. A code without a message is a type error here. */
export function errorMessage(code: ErrorCode): string {
  return errors[code];
}
