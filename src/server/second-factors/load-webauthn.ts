/** Loaded for the first passkey: it brings half a megabyte of certificate code, which a shop without passkeys need not hold. */
export async function loadWebauthn() {
  const [server, { decodeClientDataJSON }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  const { generateAuthenticationOptions, generateRegistrationOptions } = server;
  const { verifyAuthenticationResponse, verifyRegistrationResponse } = server;
  return {
    decodeClientDataJSON,
    generateAuthenticationOptions,
    generateRegistrationOptions,
    verifyAuthenticationResponse,
    verifyRegistrationResponse,
  };
}
