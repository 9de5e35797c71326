import { useQuery } from '@tanstack/react-query';
import type { Factors, NewApp, NewRecoveryCodes } from '../../../../contract/second-factors.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const api = () => browserApi().api.users.me;
const factorsKey = (userId: string) => [userId, 'factors'];

export function useFactors(userId: string) {
  return useQuery<Factors>(
    { queryKey: factorsKey(userId), queryFn: () => callApi(api().factors.$get()) },
    queries,
  );
}

export function setFactors(userId: string, factors: Factors): void {
  queries.setQueryData(factorsKey(userId), factors);
}

export function refreshFactors(userId: string): Promise<void> {
  return queries.invalidateQueries({ queryKey: factorsKey(userId) });
}

export function renamePasskey({ id, name }: { id: string; name: string }): Promise<Factors> {
  return callApi(api().passkeys[':id'].$put({ param: { id }, json: { name } }));
}

export function removePasskey(id: string): Promise<Factors> {
  return callApi(api().passkeys[':id'].$delete({ param: { id } }));
}

export function startApp(): Promise<NewApp> {
  return callApi(api()['authenticator-app'].$post({ json: {} }));
}

export function confirmApp(code: string): Promise<NewRecoveryCodes> {
  return callApi(api()['authenticator-app'].$put({ json: { code } }));
}

export function removeApp(): Promise<Factors> {
  return callApi(api()['authenticator-app'].$delete());
}

export function renewRecoveryCodes(): Promise<NewRecoveryCodes> {
  return callApi(api()['recovery-codes'].$post({ json: {} }));
}
