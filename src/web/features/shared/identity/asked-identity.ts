import type { SignedInUser } from '../../../../contract/account.ts';

export interface AskedIdentity {
  user: SignedInUser;
  /** The error code of the server. */
  code: string;
  /** What it is for. */
  why: string | undefined;
  onDone: (isConfirmed: boolean) => void;
}

export const SECOND_FACTOR_MISSING = 'second-factor-missing';
