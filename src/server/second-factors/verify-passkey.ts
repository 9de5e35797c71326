import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyAssertion } from '../../contract/second-factors.ts';
import type { Db } from '../platform/db/db.ts';
import { loadWebauthn } from './load-webauthn.ts';
import { consumeSignedChallenge } from './passkey-challenge.ts';
import { relyingParty } from './relying-party.ts';
import { findPasskey, markPasskeyUsed, type PasskeyRow } from './second-factors.store.ts';

/**
 * The passkey that signed the shop's challenge, or undefined. Null as `userId`: whoever it belongs to. The challenge counts once
 * even when the signature is wrong. The authenticator must have verified the person by finger, face or PIN.
 */
export async function verifyPasskey(
  db: Db,
  { passkey, userId, publicUrl }: { passkey: PasskeyAssertion; userId: string | null; publicUrl: string },
): Promise<PasskeyRow | undefined> {
  const purpose = userId === null ? 'sign-in' : 'confirm';
  const { clientDataJSON } = passkey.response;
  const challenge = await consumeSignedChallenge(db, clientDataJSON, { purpose, userId });
  const stored = await findPasskey(db, Buffer.from(passkey.id, 'base64url'));
  if (!challenge || !stored || (userId !== null && stored.userId !== userId)) return undefined;
  const signed = await verifySignature(stored, passkey, { challenge, publicUrl });
  if (!signed) return undefined;
  return (await markPasskeyUsed(db, stored.id, signed)) ? stored : undefined;
}

async function verifySignature(
  { credentialId, publicKey, counter, rpId }: PasskeyRow,
  passkey: PasskeyAssertion,
  { challenge, publicUrl }: { challenge: string; publicUrl: string },
): Promise<{ counter: number; isSynced: boolean } | undefined> {
  if (rpId !== relyingParty(publicUrl).id) return undefined;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { clientExtensionResults: {}, ...passkey } as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty(publicUrl).origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: credentialId.toString('base64url'),
        publicKey: new Uint8Array(publicKey),
        counter,
      },
    });
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return verified ? { counter: newCounter, isSynced: credentialBackedUp } : undefined;
  } catch {
    // the library throws for whatever the browser sent wrong
    return undefined;
  }
}
