import type { Db } from '../platform/db/db.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import { insertSession } from './sessions.store.ts';

const MAX_DEVICE_LENGTH = 300;

interface NewSession {
  userId: string;
  device: string;
  /** It begins with a passkey, or with a code of an authenticator app. */
  hasSecondFactor?: boolean;
}

/** Returns a new token for this device. Only its hash is stored. */
export async function openSession(
  db: Db,
  { userId, device, hasSecondFactor = false }: NewSession,
): Promise<string> {
  const token = newToken();
  await insertSession(db, {
    tokenHash: tokenHash(token),
    userId,
    device: device.slice(0, MAX_DEVICE_LENGTH),
    hasSecondFactor,
  });
  return token;
}
