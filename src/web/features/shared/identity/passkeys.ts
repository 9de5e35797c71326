import { signInSecurity } from '../../../../messages/sign-in-security.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { storeUser } from '../../../lib/stored-user.ts';

const api = () => browserApi().api.users;
type Json<Name extends 'startAuthentication' | 'startRegistration'> = Parameters<
  typeof import('@simplewebauthn/browser')[Name]
>[0]['optionsJSON'];

/** The library is loaded when somebody uses a passkey. */
const webauthn = () => loadChunk(() => import('@simplewebauthn/browser'));

/** Asks the device for a passkey of this shop and logs in with it. */
export async function logInWithPasskey(): Promise<void> {
  const { 'passkey-login': login } = api();
  const options = await callApi(login.options.$post({ json: {} }));
  const passkey = await sign(options);
  storeUser(await callApi(login.$post({ json: { passkey } })));
}

/** Confirms with a passkey of the signed-in account. */
export async function confirmWithPasskey(): Promise<void> {
  const { confirmation } = api().me;
  const options = await callApi(confirmation.options.$post({ json: {} }));
  const passkey = await sign(options);
  await callApi(confirmation.$post({ json: { by: 'passkey', passkey } }));
}

/** Makes a passkey on this device, or on a phone beside it. */
export async function addPasskey() {
  const { passkeys } = api().me;
  const options = await callApi(passkeys.options.$post({ json: {} }));
  const { startRegistration } = await webauthn();
  const passkey = await readable(
    startRegistration({ optionsJSON: options as unknown as Json<'startRegistration'> }),
  );
  const { id, rawId, type, response } = passkey;
  const { clientDataJSON, attestationObject, transports } = response;
  const sent = { clientDataJSON, attestationObject, ...(transports && { transports }) };
  return callApi(passkeys.$post({ json: { passkey: { id, rawId, type, response: sent } } }));
}

async function sign(options: object) {
  const { startAuthentication } = await webauthn();
  const { id, rawId, type, response } = await readable(
    startAuthentication({ optionsJSON: options as Json<'startAuthentication'> }),
  );
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

/** The browser's errors are for developers. A person has closed the window, or the device has no such passkey. */
async function readable<Made>(made: Promise<Made>): Promise<Made> {
  try {
    return await made;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'InvalidStateError') throw new ActionError(signInSecurity.passkeyExists);
    const isCancelled = error.name === 'NotAllowedError' || error.name === 'AbortError';
    throw new ActionError(isCancelled ? signInSecurity.passkeyCancelled : signInSecurity.passkeyUnsupported);
  }
}
