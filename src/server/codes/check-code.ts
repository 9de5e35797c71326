import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../platform/db/db.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import { type Asker, type CodePurpose, consumeProof, markVerified, takeTry } from './codes.store.ts';
import { hashCode, inMinutes } from './send-code.ts';

/** A registration has ten fields to fill in; a reset has one. */
export const PROOF_MINUTES = { register: 30, reset: 10 };

interface CodeCheck {
  purpose: CodePurpose;
  email: string;
  code: string;
  asker: Asker;
  /** So many wrong codes came for this address that each has one try: none at all would shut its person out. */
  isGuessed: boolean;
}

/**
 * A right code gives the browser that asked for it a proof, which registering or resetting uses up. 'none' when this asker
 * has no code with tries left: nothing was guessed.
 */
export async function checkCode(
  db: Db,
  { purpose, email, code, asker, isGuessed }: CodeCheck,
): Promise<{ proof: string } | 'wrong' | 'none'> {
  const found = await takeTry(db, {
    purpose,
    email: email.toLowerCase(),
    asker,
    maxTries: isGuessed ? 1 : 5,
  });
  if (!found) return 'none';
  if (!timingSafeEqual(found.codeHash, hashCode(found.id, code))) return 'wrong';
  const proof = newToken();
  const isFirst = await markVerified(db, found.id, tokenHash(proof), inMinutes(PROOF_MINUTES[purpose]));
  return isFirst ? { proof } : 'wrong';
}

/** Whether the browser with this proof has shown that it reads this address's mail. Called in the transaction that uses it. */
export function useProof(tx: Db, purpose: CodePurpose, email: string, proof: string): Promise<boolean> {
  return consumeProof(tx, purpose, email.toLowerCase(), tokenHash(proof));
}
