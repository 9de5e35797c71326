import type { Db } from '../platform/db/db.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import { loadWebauthn } from './load-webauthn.ts';
import { type ChallengePurpose, consumeChallenge, insertChallenge } from './second-factors.store.ts';

/** Null: nobody is signed in yet. */
interface ChallengeOf {
  purpose: ChallengePurpose;
  userId: string | null;
}

/** What an authenticator must sign, in base64url. Only its hash is stored, for five minutes. */
export async function newChallenge(db: Db, challengeOf: ChallengeOf): Promise<string> {
  const challenge = newToken();
  await insertChallenge(db, { ...challengeOf, challengeHash: tokenHash(challenge) });
  return challenge;
}

/** The challenge that was signed, if this shop gave it out for this purpose and person; it counts once. */
export async function consumeSignedChallenge(
  tx: Db,
  clientDataJson: string,
  challengeOf: ChallengeOf,
): Promise<string | undefined> {
  const challenge = await challengeIn(clientDataJson);
  if (!challenge) return undefined;
  const isOurs = await consumeChallenge(tx, { ...challengeOf, challengeHash: tokenHash(challenge) });
  return isOurs ? challenge : undefined;
}

async function challengeIn(clientDataJson: string): Promise<string | undefined> {
  const { decodeClientDataJSON } = await loadWebauthn();
  try {
    const { challenge } = decodeClientDataJSON(clientDataJson);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
