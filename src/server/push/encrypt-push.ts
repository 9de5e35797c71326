import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
/** Padding of the last record. */
const DELIMITER = Buffer.from([2]);

/** What a browser gave when it subscribed, in base64url. */
interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** For the test with the example of the RFC. */
interface Ephemeral {
  privateKey: Buffer;
  salt: Buffer;
}

/** Encrypts a message for one browser (RFC 8291, aes128gcm of RFC 8188). Throws for a key that is no point of the curve. */
export function encryptPush(message: Buffer, { p256dh, auth }: BrowserKeys, ephemeral?: Ephemeral): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const ecdh = createECDH(CURVE);
  if (ephemeral) ecdh.setPrivateKey(ephemeral.privateKey);
  else ecdh.generateKeys();
  const ownKey = ecdh.getPublicKey();
  const shared = ecdh.computeSecret(browserKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const salt = ephemeral?.salt ?? randomBytes(16);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([ownKey.length]),
    ownKey,
    cipher.update(Buffer.concat([message, DELIMITER])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

/** Whether a message could be encrypted for these keys. */
export function isBrowserKey(keys: BrowserKeys): boolean {
  try {
    encryptPush(Buffer.alloc(0), keys);
    return true;
  } catch {
    return false;
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
