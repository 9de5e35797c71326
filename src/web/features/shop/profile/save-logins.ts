import type { Account, SignedInUser } from '../../../../contract/account.ts';
import { profile } from '../../../../messages/profile.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { storeUser } from '../../../lib/stored-user.ts';

const api = () => browserApi().api.users.me;
const passwordPart = (currentPassword: string | undefined) => (currentPassword ? { currentPassword } : {});

export async function addMobile(user: SignedInUser, mobile: string, password?: string): Promise<true> {
  const json = { mobile, ...passwordPart(password) };
  return store(user, await callApi(api().mobile.$put({ json }), profile.loginFailed));
}

export async function removeMobile(user: SignedInUser, password?: string): Promise<true> {
  return store(
    user,
    await callApi(api().mobile.$delete({ json: passwordPart(password) }), profile.loginFailed),
  );
}

export async function addEmail(user: SignedInUser, email: string, password?: string): Promise<true> {
  const json = { email, ...passwordPart(password) };
  return store(user, await callApi(api().email.$put({ json }), profile.loginFailed));
}

function store({ mobile: _, ...user }: SignedInUser, changed: Account): true {
  storeUser({ ...user, ...changed });
  return true;
}
