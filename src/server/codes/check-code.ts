import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../platform/db/db.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import { type Asker, type CodePurpose, consumeTry, deleteVerification, markVerified } from './codes.store.ts';
import { hashCode, inMinutes } from './send-code.ts';

/** A registration has ten fields to fill in; a reset has one. */
export const VERIFICATION_MINUTES = { register: 30, reset: 10 };

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
): Promise<{ token: string } | 'wrong' | 'none'> {
  const found = await consumeTry(db, {
    purpose,
    email: email.toLowerCase(),
    asker,
    maxTries: isGuessed ? 1 : 5,
  });
  if (!found) return 'none';
  if (!timingSafeEqual(found.codeHash, hashCode(found.id, code))) return 'wrong';
  const token = newToken();
  const isFirst = await markVerified(
    db,
    found.id,
    tokenHash(token),
    inMinutes(VERIFICATION_MINUTES[purpose]),
  );
  return isFirst ? { token } : 'wrong';
}

/** Whether the browser with this proof has shown that it reads this address's mail. Called in the transaction that uses it. */
export function consumeVerification(
  tx: Db,
  purpose: CodePurpose,
  email: string,
  token: string,
): Promise<boolean> {
  return deleteVerification(tx, purpose, email.toLowerCase(), tokenHash(token));
}
