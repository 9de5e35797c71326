import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../platform/db/db.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import type { CodePurpose, CodeRequester } from './code-requester.ts';
import { consumeTry, findVerification, markConsumed, markVerified } from './codes.store.ts';
import { hashCode } from './send-code.ts';

/** Longer for a registration: its form has ten fields, the others have one. */
export const VERIFICATION_MINUTES = { register: 30, reset: 10, login: 10, cod: 10 };

interface CodeCheck {
  purpose: CodePurpose;
  email: string;
  code: string;
  requester: CodeRequester;
  /** After many wrong codes for this e-mail each code has one try. With none, a stranger could lock the customer out. */
  isUnderAttack: boolean;
}

interface InvalidCode extends Failure<'invalid-code'> {
  /** False when the requester has no code with tries left: then no guess was made. */
  isGuess: boolean;
}

/** A valid code gives the requesting browser a verification token, which registering or resetting consumes. */
export async function checkCode(
  db: Db,
  { purpose, email, code, requester, isUnderAttack }: CodeCheck,
): Promise<Success<{ token: string }> | InvalidCode> {
  const found = await consumeTry(db, {
    purpose,
    email: email.toLowerCase(),
    requester,
    maxTries: isUnderAttack ? 1 : 5,
  });
  if (!found) return invalid(false);
  if (!timingSafeEqual(found.codeHash, hashCode(found.id, code))) return invalid(true);
  const token = newToken();
  const isFirst = await markVerified(db, found.id, tokenHash(token), VERIFICATION_MINUTES[purpose]);
  return isFirst ? success({ token }) : invalid(true);
}

function invalid(isGuess: boolean): InvalidCode {
  return { ...failure('invalid-code'), isGuess };
}

/** The same as `consumeVerification` without consuming it, for limits. */
export function hasVerification(
  db: Db,
  purpose: CodePurpose,
  email: string,
  token: string,
): Promise<boolean> {
  return findVerification(db, purpose, email.toLowerCase(), tokenHash(token));
}

/** Whether the token shows that this browser has verified the e-mail. Call it in the transaction that relies on it. */
export function consumeVerification(
  tx: Db,
  purpose: CodePurpose,
  email: string,
  token: string,
): Promise<boolean> {
  return markConsumed(tx, purpose, email.toLowerCase(), tokenHash(token));
}
