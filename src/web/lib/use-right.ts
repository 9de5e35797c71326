import { hasRight, roleOfAccount, type StaffRight } from '../../rules/staff-rights.ts';
import { useStoredUser } from './stored-user.ts';

/** Whether the signed-in person has a right. The API decides; pages only leave out what it would reject. */
export function useRight(right: StaffRight | undefined): boolean {
  const user = useStoredUser();
  return user != null && hasRight(roleOfAccount(user), right);
}
