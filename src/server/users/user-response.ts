import type { User } from '../../contract/account.ts';
import type { UserRow } from './users.store.ts';

/** What others may see of a user's row: field by field, so that a new column stays inside. */
export function userResponse({ id, name, email, phone, address, isAdmin, isBlocked }: UserRow): User {
  return { _id: id, name, email, phone, address: address ?? '', isAdmin, isBlocked };
}
