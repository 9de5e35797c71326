import type { Language } from '../../rules/languages.ts';
import type { Db } from '../platform/db/db.ts';
import { findUserByEmail } from './users.store.ts';

/** Undefined when the e-mail has no account. */
export async function getAccountLanguage(db: Db, email: string): Promise<Language | undefined> {
  return (await findUserByEmail(db, email))?.language;
}
