import { accountFields } from '../../messages/account-fields.ts';
import { type Failure, failure } from '../platform/result.ts';

/** The error of a new password that attackers try first. */
export function commonPassword(): Failure<'bad-request'> {
  const { passwordCommon } = accountFields;
  return failure('bad-request', { message: passwordCommon, fields: { password: passwordCommon } });
}
