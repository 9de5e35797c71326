import { useQuery } from '@tanstack/react-query';
import type { ApiKeyForm } from '../../../../contract/admin/api-keys.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const NAME = 'api-keys';
const api = () => browserApi().api.admin['api-keys'];

export function useApiKeys() {
  return useQuery({ queryKey: adminKey(NAME), queryFn: () => callApi(api().$get()) }, queries);
}

export const createApiKey = (form: ApiKeyForm) => callApi(api().$post({ json: form }));

export const revokeApiKey = (id: string) => callApi(api()[':id'].revoke.$post({ param: { id } }));

export const refreshApiKeys = () => invalidateAdmin(NAME);
