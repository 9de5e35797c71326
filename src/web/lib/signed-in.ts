import { useOutletContext } from 'react-router';
import type { SignedInUser } from '../../contract/account.ts';

/** Who is signed in, on pages whose layout lets nobody else in. */
export function useSignedIn(): SignedInUser {
  return useOutletContext<SignedInUser>();
}
