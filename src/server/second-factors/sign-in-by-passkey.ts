import type { PasskeyAssertion } from '../../contract/second-factors.ts';
import type { Db } from '../platform/db/db.ts';
import { loadWebauthn } from './load-webauthn.ts';
import { newChallenge } from './passkey-challenge.ts';
import { relyingParty } from './relying-party.ts';
import { selectPasskeys } from './second-factors.store.ts';
import { verifyPasskey } from './verify-passkey.ts';

/**
 * What the browser needs to sign with a passkey. Without a person it names none: the authenticator offers what it has, and
 * nobody learns who has an account.
 */
export async function startPasskeySignature(
  db: Db,
  publicUrl: string,
  userId: string | null,
): Promise<{ challenge: string }> {
  const challenge = await newChallenge(db, { purpose: userId === null ? 'sign-in' : 'confirm', userId });
  const known = userId === null ? [] : await selectPasskeys(db, userId);
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(publicUrl).id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId }) => ({ id: credentialId.toString('base64url') })),
  });
  return { ...options };
}

/** The account whose passkey signed, or undefined. */
export async function findPasskeyUser(
  db: Db,
  publicUrl: string,
  passkey: PasskeyAssertion,
): Promise<string | undefined> {
  return (await verifyPasskey(db, { passkey, userId: null, publicUrl }))?.userId;
}
