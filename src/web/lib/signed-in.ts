import { useOutletContext } from 'react-router';
import type { SignedInUser } from '../../contract/account.ts';

/** The signed-in user, on pages whose layout requires one. */
export function useSignedIn(): SignedInUser {
  return useOutletContext<SignedInUser>();
}
