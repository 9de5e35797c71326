import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

export interface Person {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
}

export interface GoogleIssuer {
  issuer: string;
  /** The public keys (JWKS). */
  keys: () => Promise<{ keys: JWK[] }>;
  /** A signed ID token; tests override claims to create tokens that the shop must reject. */
  sign: (
    claims: Record<string, unknown>,
    options?: { expiresIn?: string; issuedAt?: number },
  ) => Promise<string>;
}

/** Signs ID tokens like Google: RS256 with a key id. The key pair is generated on first use. */
export function createGoogleIssuer(issuer: string): GoogleIssuer {
  const kid = randomUUID();
  let pair: ReturnType<typeof generateKeyPair> | undefined;
  const keyPair = () => {
    pair ??= generateKeyPair('RS256', { extractable: true });
    return pair;
  };
  return {
    issuer,
    keys: async () => {
      const { publicKey } = await keyPair();
      return { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] };
    },
    sign: async (claims, { expiresIn = '1h', issuedAt } = {}) => {
      const { privateKey } = await keyPair();
      return new SignJWT({ iss: issuer, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresIn)
        .sign(privateKey);
    },
  };
}
