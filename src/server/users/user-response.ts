import type { Account, User } from '../../contract/account.ts';
import type { UserRow } from './users.store.ts';

/** The public fields of a user, listed one by one so that a new column is not exposed. */
export function userResponse({ id, name, email, phone, address, isAdmin, isBlocked }: UserRow): User {
  return { _id: id, name, email, phone, address: address ?? '', isAdmin, isBlocked };
}

/** For the user itself. */
export function accountResponse(user: UserRow): Account {
  const { language, mobile, staffRole } = user;
  return {
    ...userResponse(user),
    language,
    ...(mobile !== null && { mobile }),
    // an owner's account looks as the specification says
    ...(staffRole !== null && staffRole !== 'owner' && { staffRole }),
  };
}
