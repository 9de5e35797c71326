import type { Account, SignedInUser } from '../../../../contract/account.ts';
import { profile } from '../../../../messages/profile.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { storeUser } from '../../../lib/stored-user.ts';

const api = () => browserApi().api.users.me;

export async function addMobile(user: SignedInUser, mobile: string): Promise<true> {
  return store(user, await callApi(api().mobile.$put({ json: { mobile } }), profile.loginFailed));
}

export async function removeMobile(user: SignedInUser): Promise<true> {
  return store(user, await callApi(api().mobile.$delete({ json: {} }), profile.loginFailed));
}

export async function addEmail(user: SignedInUser, email: string): Promise<true> {
  return store(user, await callApi(api().email.$put({ json: { email } }), profile.loginFailed));
}

function store({ mobile: _, ...user }: SignedInUser, changed: Account): true {
  storeUser({ ...user, ...changed });
  return true;
}
