import type { Account } from '../../contract/account.ts';
import type { Language } from '../../rules/languages.ts';
import type { Db } from '../platform/db/db.ts';
import { accountResponse } from './user-response.ts';
import { updateUser } from './users.store.ts';

/** The language of e-mails to this user, and of orders that name no other. */
export async function changeLanguage(db: Db, userId: string, language: Language): Promise<Account> {
  return accountResponse(await updateUser(db, userId, { language }));
}
