import { accountFields } from '../../../../messages/account-fields.ts';
import { isEmail } from '../../../../rules/email.ts';
import { MAX_PASSWORD_LENGTH } from '../../../../rules/password.ts';
import { MAX_NAME_LENGTH, MIN_NAME_LENGTH } from '../../../../rules/person-name.ts';

/**
 * What is wrong with the fields of a login, if anything. Without the schemas of contract/account.ts and the form library, which are ten
 * times as large as the login: whoever opens it on a phone would wait for them. The server validates by the schemas.
 */
export const fieldProblems = {
  email: (typed: string) => (isEmail(typed.trim()) ? undefined : accountFields.emailInvalid),
  password: (typed: string) => {
    if (typed === '') return accountFields.required(accountFields.password);
    return typed.length > MAX_PASSWORD_LENGTH ? accountFields.tooLong(accountFields.password) : undefined;
  },
  name: (typed: string) => {
    const { length } = typed.trim();
    if (length < MIN_NAME_LENGTH) return accountFields.nameTooShort(MIN_NAME_LENGTH);
    return length > MAX_NAME_LENGTH ? accountFields.tooLong(accountFields.name) : undefined;
  },
};
