import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { NewPasskey, PasskeyAddition } from '../../contract/second-factors.ts';
import { deviceName } from '../../rules/device.ts';
import type { CurrentUser } from '../http/app-env.ts';
import { newId } from '../platform/ids.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { proveSession } from '../sessions/prove-session.ts';
import { findAccount } from '../users/get-user.ts';
import { admitFactorChange, type FactorChangeError } from './admit-factor-change.ts';
import type { FactorDeps } from './factor-deps.ts';
import { loadWebauthn } from './load-webauthn.ts';
import { noteFactorChange } from './note-factor-change.ts';
import { consumeSignedChallenge, newChallenge } from './passkey-challenge.ts';
import { relyingParty } from './relying-party.ts';
import { insertPasskey, type PasskeyRow, selectPasskeys } from './second-factors.store.ts';

const MAX_PASSKEYS = 10;
const MAX_NAME_LENGTH = 60;

/** What the browser needs to make a passkey, which it stores so that it can be found without typing an e-mail. */
export async function startPasskey(
  deps: FactorDeps,
  currentUser: CurrentUser,
): Promise<Result<{ challenge: string }, FactorChangeError | 'too-many-passkeys' | 'user-not-found'>> {
  const admitted = await admitFactorChange(deps, currentUser);
  if (!admitted.ok) return admitted;
  const { db, publicUrl, sender } = deps;
  const user = await findAccount(db, currentUser.id);
  if (!user) return failure('user-not-found');
  const known = await selectPasskeys(db, user.id);
  if (known.length >= MAX_PASSKEYS) return failure('too-many-passkeys');
  const challenge = await newChallenge(db, { purpose: 'add', userId: user.id });
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: (await sender()).shopName,
    rpID: relyingParty(publicUrl).id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email || (user.mobile ?? user.name),
    userDisplayName: user.name,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId.toString('base64url') })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return success({ ...options });
}

/** Stores the passkey that the browser made. From now on this session counts as one with a second step. */
export async function addPasskey(
  deps: FactorDeps,
  currentUser: CurrentUser,
  { passkey, name, device }: PasskeyAddition & { device: string },
): Promise<Result<undefined, FactorChangeError | 'passkey-failed'>> {
  const admitted = await admitFactorChange(deps, currentUser);
  if (!admitted.ok) return admitted;
  const { db, jobs, publicUrl } = deps;
  const challengeOf = { purpose: 'add', userId: currentUser.id } as const;
  const challenge = await consumeSignedChallenge(db, passkey.response.clientDataJSON, challengeOf);
  const made = challenge && (await verifyNew(passkey, challenge, publicUrl));
  if (!made) return failure('passkey-failed');
  const named = (name ?? deviceName(device)).slice(0, MAX_NAME_LENGTH);
  return db.transaction(async (tx) => {
    const row = {
      ...made,
      id: newId(),
      userId: currentUser.id,
      rpId: relyingParty(publicUrl).id,
      name: named,
    };
    // an owner may have reset all factors meanwhile, which ends the session
    const isSignedIn = await proveSession(tx, currentUser.sessionId, { hasSecondFactor: true });
    if (!isSignedIn || !(await insertPasskey(tx, row))) return failure('passkey-failed');
    await noteFactorChange(tx, jobs, currentUser, { factor: 'passkey', isAdded: true, name: named });
    return success();
  });
}

async function verifyNew(
  passkey: NewPasskey,
  challenge: string,
  publicUrl: string,
): Promise<
  Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'> | undefined
> {
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { clientExtensionResults: {}, ...passkey } as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty(publicUrl).origin,
      expectedRPID: relyingParty(publicUrl).id,
      requireUserVerification: true,
    });
    if (!registrationInfo) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: passkey.response.transports ?? [],
      isSynced: credentialBackedUp,
    };
  } catch {
    // the library throws for whatever the browser sent wrong
    return undefined;
  }
}
