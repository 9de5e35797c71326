import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const FLAGS = { present: 0x01, verified: 0x04, hasCredential: 0x40 };
const AAGUID = Buffer.alloc(16);

interface Signing {
  origin: string;
  rpId?: string;
  /** False: nobody touched the sensor or typed the PIN. */
  isVerified?: boolean;
  /** Default: one more than before. */
  counter?: number;
  challenge?: string;
  type?: string;
}

/** A security key of WebAuthn in software, with one ES256 credential: makes what `navigator.credentials` would return. */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let used = 0;
  const id = credentialId.toString('base64url');
  const shared = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };

  const clientData = (type: string, { challenge, origin }: { challenge: string; origin: string }) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (
    rpId: string,
    { counter, isVerified, credential }: { counter: number; isVerified: boolean; credential?: Buffer },
  ) => {
    const flags = FLAGS.present | (isVerified ? FLAGS.verified : 0) | (credential ? FLAGS.hasCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
  };

  return {
    id,
    /** The response to options for a new passkey. */
    create(options: { challenge: string }, signing: Signing) {
      const { origin, rpId = new URL(origin).hostname, isVerified = true, counter = used } = signing;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const credential = Buffer.concat([AAGUID, uint16(credentialId.length), credentialId, coseKey(x, y)]);
      const data = authenticatorData(rpId, { counter, isVerified, credential });
      const challenge = signing.challenge ?? options.challenge;
      return {
        ...shared,
        response: {
          clientDataJSON: clientData(signing.type ?? 'webauthn.create', { challenge, origin }).toString(
            'base64url',
          ),
          attestationObject: attestation(data).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** The response to options for a sign-in or a confirmation. */
    get(options: { challenge: string }, signing: Signing) {
      const { origin, rpId = new URL(origin).hostname, isVerified = true, counter = used + 1 } = signing;
      used = Math.max(used, counter);
      const data = authenticatorData(rpId, { counter, isVerified });
      const challenge = signing.challenge ?? options.challenge;
      const client = clientData(signing.type ?? 'webauthn.get', { challenge, origin });
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...shared,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

const sha256 = (value: string | Buffer) => createHash('sha256').update(value).digest();

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** CBOR of an ES256 key: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(x: string, y: string): Buffer {
  const coordinate = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(text, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}

/** CBOR of {fmt: "none", attStmt: {}, authData: data}. */
function attestation(data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    Buffer.from([0x59]),
    uint16(data.length),
    data,
  ]);
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
