import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../platform/db/db.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import { type CodePurpose, consumeProof, markVerified, takeTry } from './codes.store.ts';
import { hashCode, inMinutes } from './send-code.ts';

/** A registration has ten fields to fill in; a reset has one. */
export const PROOF_MINUTES = { register: 30, reset: 10 };

/** A right code gives the browser a proof, which registering or resetting uses up; undefined for a wrong one. */
export async function checkCode(
  db: Db,
  purpose: CodePurpose,
  email: string,
  code: string,
): Promise<string | undefined> {
  const found = await takeTry(db, purpose, email.toLowerCase());
  if (!found || !timingSafeEqual(found.codeHash, hashCode(found.id, code))) return undefined;
  const proof = newToken();
  const isFirst = await markVerified(db, found.id, tokenHash(proof), inMinutes(PROOF_MINUTES[purpose]));
  return isFirst ? proof : undefined;
}

/** Whether the browser with this proof has shown that it reads this address's mail. Called in the transaction that uses it. */
export function useProof(tx: Db, purpose: CodePurpose, email: string, proof: string): Promise<boolean> {
  return consumeProof(tx, purpose, email.toLowerCase(), tokenHash(proof));
}
