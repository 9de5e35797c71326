import { totpCode, totpStepAt } from '../../src/server/second-factors/totp.ts';
import { softwareAuthenticator } from './authenticator.ts';
import { bearer, json } from './people.ts';
import type { ReachableShop } from './test-shop.ts';

type Who = { token: string };

/** A JSON request of somebody who is signed in. */
export async function call(shop: ReachableShop, who: Who, line: string, body?: object) {
  const [method = '', path = ''] = line.split(' ');
  const response = await shop.request(
    `/api/users${path}`,
    body ? json(method, body, bearer(who.token)) : { method, headers: bearer(who.token) },
  );
  return { status: response.status, body: await response.json() };
}

/** The code that an app shows so many half minutes from now. */
export function codeOf(secret: string, later = 0): string {
  return totpCode(secret, totpStepAt(Date.now()) + later);
}

/** Adds a passkey as the browser does. */
export async function withPasskey(shop: ReachableShop, who: Who, origin: string) {
  const authenticator = softwareAuthenticator();
  const options = await call(shop, who, 'POST /me/passkeys/options', {});
  const passkey = authenticator.create(options.body, { origin });
  const added = await call(shop, who, 'POST /me/passkeys', { passkey });
  if (added.status !== 200) throw new Error(`passkey: ${added.status} ${JSON.stringify(added.body)}`);
  return authenticator;
}

/** Sets up an authenticator app with the code of the half minute before, so that the current one is still unused. */
export async function withApp(shop: ReachableShop, who: Who) {
  const { secret } = (await call(shop, who, 'POST /me/authenticator-app', {})).body;
  const confirmed = await call(shop, who, 'PUT /me/authenticator-app', { code: codeOf(secret, -1) });
  if (confirmed.status !== 200) throw new Error(`app: ${confirmed.status} ${JSON.stringify(confirmed.body)}`);
  return { secret: secret as string, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}
