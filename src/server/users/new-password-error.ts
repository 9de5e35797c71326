import { accountFields } from '../../messages/account-fields.ts';
import { isListedPassword } from '../platform/common-passwords.ts';
import { type Failure, failure } from '../platform/result.ts';

const MIN_STAFF_LENGTH = 12;

/** The error of a new password that attackers try first; undefined when it is none of them. */
export function commonPasswordError(password: string): Failure<'bad-request'> | undefined {
  return isListedPassword(password) ? passwordError(accountFields.passwordCommon) : undefined;
}

/** Whoever works in a live shop needs a longer one. */
export function staffPasswordError(
  password: string,
  { isAdmin, isLive }: { isAdmin: boolean; isLive: boolean },
): Failure<'bad-request'> | undefined {
  const isTooShort = isLive && isAdmin && password.length < MIN_STAFF_LENGTH;
  return isTooShort ? passwordError(accountFields.staffPasswordShort(MIN_STAFF_LENGTH)) : undefined;
}

function passwordError(message: string): Failure<'bad-request'> {
  return failure('bad-request', { message, fields: { password: message } });
}
