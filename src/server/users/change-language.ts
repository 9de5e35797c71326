import type { User } from '../../contract/account.ts';
import type { Language } from '../../rules/languages.ts';
import type { Db } from '../platform/db/db.ts';
import { userResponse } from './user-response.ts';
import { updateUser } from './users.store.ts';

/** The language of e-mails to this user, and of orders that name no other. */
export async function changeLanguage(db: Db, userId: string, language: Language): Promise<User> {
  return userResponse(await updateUser(db, userId, { language }));
}
