import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from '../rules/password.ts';
import { line } from './one-line.ts';

const MAX_BASE64 = 8000;
const base64 = z.string().min(1).max(MAX_BASE64);

/** Six digits of the authenticator app, or a recovery code. */
export const secondFactorCode = z.string().trim().min(1).max(40).meta({
  description: 'Six digits of the authenticator app, or a recovery code',
});

/** What the browser's authenticator made; the library of the server verifies it. */
const made = {
  id: base64,
  rawId: base64,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.looseObject({}).optional(),
};
const newPasskey = z.object({
  ...made,
  response: z.object({
    clientDataJSON: base64,
    attestationObject: base64,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
const passkeyAssertion = z.object({
  ...made,
  response: z.object({
    clientDataJSON: base64,
    authenticatorData: base64,
    signature: base64,
    userHandle: base64.nullish(),
  }),
});

/** Options of WebAuthn, as the browser's library reads them. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
export const nothingMore = z.strictObject({});
export const passkeyLogin = z.object({ passkey: passkeyAssertion });
const passkeyName = line().trim().min(1).max(60);
export const passkeyAddition = z.object({
  passkey: newPasskey,
  name: passkeyName.optional().meta({ description: 'Default: the name of the device' }),
});
export const passkeyRenaming = z.object({ name: passkeyName });

export const factors = z.object({
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      isSynced: z
        .boolean()
        .meta({ description: 'Saved in the account of the phone: a lost phone does not lose it' }),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  appSince: z.iso.datetime().nullable().meta({ description: 'When the authenticator app was set up' }),
  recoveryCodes: z.number().meta({ description: 'How many are left' }),
  hasPassword: z.boolean(),
  isRequired: z.boolean().meta({ description: 'The admin area opens only with a second step' }),
  isProved: z.boolean().meta({ description: 'This session was opened or confirmed with a second step' }),
});

export const newApp = z.object({
  secret: z.string().meta({ description: 'In base32, for typing' }),
  uri: z.string().meta({ description: 'For the QR code' }),
});
export const appConfirmation = z.object({ code: secondFactorCode });
export const newRecoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).meta({ description: 'Shown once; each works once' }),
});

/** One way to show that it is still the same person. */
export const identityConfirmation = z.discriminatedUnion('by', [
  z.object({ by: z.literal('passkey'), passkey: passkeyAssertion }),
  z.object({ by: z.literal('app'), code: secondFactorCode }),
  z
    .object({ by: z.literal('mail') })
    .meta({ description: 'This browser has verified a code for a login that was sent to the account' }),
  z.object({ by: z.literal('password'), password: z.string().min(1).max(MAX_PASSWORD_LENGTH) }),
]);

export type Factors = z.infer<typeof factors>;
export type NewPasskey = z.infer<typeof newPasskey>;
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
export type PasskeyAddition = z.infer<typeof passkeyAddition>;
export type NewApp = z.infer<typeof newApp>;
export type NewRecoveryCodes = z.infer<typeof newRecoveryCodes>;
export type IdentityConfirmation = z.infer<typeof identityConfirmation>;
