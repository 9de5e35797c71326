import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';

export interface GoogleSettings {
  clientId: string;
  issuers: string[];
  authorizeUrl: string;
  keysUrl: string;
}

export interface GoogleProfile {
  /** Issuer and subject claim: together a stable, unique id of the Google account. */
  subject: string;
  email: string;
  name: string;
  nonce: string;
}

const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  azp: z.string().optional(),
  email: z.email().max(254),
  email_verified: z.literal(true),
  name: z.string().max(200).optional(),
  nonce: z.string().min(1).max(200),
});

export interface Google {
  clientId: string;
  authorizeUrl: string;
  /** Undefined when the ID token is forged, expired, for another client, or of an unverified e-mail address. */
  verifyIdToken(credential: string): Promise<GoogleProfile | undefined>;
}

export function createGoogle({ clientId, issuers, authorizeUrl, keysUrl }: GoogleSettings): Google {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5000 });
  return {
    clientId,
    authorizeUrl,
    verifyIdToken: async (credential) => {
      try {
        const { payload } = await jwtVerify(credential, keys, {
          issuer: issuers,
          audience: clientId,
          algorithms: ['RS256'],
          requiredClaims: ['sub', 'email', 'exp', 'iat', 'nonce'],
          maxTokenAge: '1h',
        });
        const { iss, sub, azp, email, name, nonce } = claims.parse(payload);
        if (azp !== undefined && azp !== clientId) return undefined;
        return {
          subject: `${iss} ${sub}`,
          email,
          name: name?.trim() || email.split('@')[0] || 'Customer',
          nonce,
        };
      } catch (error) {
        if (isUnreachable(error))
          throw new Error('cannot fetch the signing keys (JWKS) of the sign-in provider', { cause: error });
        return undefined;
      }
    },
  };
}

/** Keys that cannot be fetched are a server error; an invalid token is a client error. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return true;
  return !(error instanceof errors.JOSEError) && !(error instanceof z.ZodError);
}
