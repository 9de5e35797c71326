import { useQuery } from '@tanstack/react-query';
import type { FoodImport, ImportLineRow } from '../../../../contract/admin/imports.ts';
import { adminImport } from '../../../../messages/admin-import.ts';
import { adminKey, invalidateAdmin, nullIfNotFound, useAdminList } from '../../../lib/admin-queries.ts';
import { authorizedFetch } from '../../../lib/authorized-fetch.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const POLL_INTERVAL_MS = 700;
/** The server rejects a malformed id with 400. */
const NOT_FOUND = [404, 400];

const api = () => browserApi().api.admin.imports;
type LineQuery = Parameters<ReturnType<typeof api>[':id']['lines']['$get']>[0]['query'];

export const isActive = ({ state }: FoodImport) => state === 'checking' || state === 'running';

export function useImports() {
  return useQuery({ queryKey: adminKey('imports', 'list'), queryFn: () => callApi(api().$get()) }, queries)
    .data;
}

/** Polled while the server works on it. Null if there is no such import. */
export function useImport(id: string) {
  return useQuery(
    {
      queryKey: adminKey('imports', 'one', id),
      queryFn: () => nullIfNotFound(callApi(api()[':id'].$get({ param: { id } })), NOT_FOUND),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data && isActive(data) ? POLL_INTERVAL_MS : false),
    },
    queries,
  );
}

export function useImportLines({ _id: id, state }: FoodImport, result: string) {
  return useAdminList<ImportLineRow>({
    name: 'import-lines',
    // another state has other results
    filter: { id, state, result },
    readPage: (page) =>
      callApi(
        api()[':id'].lines.$get({
          param: { id },
          query: { ...page, ...(result && { result }) } as LineQuery,
        }),
      ),
    cursor: ({ line }) => String(line),
  });
}

/** Uploads the file and the pictures, if any, and begins the dry run. */
export async function uploadAndCheck({ csv, zip }: { csv: File; zip: File | undefined }): Promise<string> {
  const query = new URLSearchParams({ name: csv.name.slice(0, 200) });
  const uploaded = await send<FoodImport>(`/api/admin/imports?${query}`, 'POST', csv, 'text/csv');
  if (zip) await send(`/api/admin/imports/${uploaded._id}/pictures`, 'PUT', zip, 'application/zip');
  await actOnImport(uploaded._id, 'check');
  return uploaded._id;
}

function send<Body>(path: string, method: string, body: File, type: string): Promise<Body> {
  return callApi(
    authorizedFetch(path, { method, body, headers: { 'Content-Type': type } }),
    adminImport.uploadFailed,
  );
}

/** Also after an error, which can mean that the page is outdated, the import is fetched again. */
export function actOnImport(id: string, action: 'check' | 'start' | 'cancel'): Promise<FoodImport> {
  const param = { id };
  return callApi(api()[':id'][action].$post({ param })).finally(() => {
    void invalidateAdmin('imports');
    void invalidateAdmin('foods');
  });
}
