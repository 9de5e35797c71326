import { useQuery } from '@tanstack/react-query';
import type { RemittancePreview, SettledRemittances } from '../../../../contract/admin/remittances.ts';
import { adminRemittances } from '../../../../messages/admin-remittances.ts';
import { adminKey, invalidateAdmin, nullIfNotFound } from '../../../lib/admin-queries.ts';
import { authorizedFetch } from '../../../lib/authorized-fetch.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const api = () => browserApi().api.admin.remittances;
/** The server rejects a malformed id with 400. */
const NOT_FOUND = [404, 400];

export function useOpenCash() {
  return useQuery(
    { queryKey: adminKey('remittances', 'open'), queryFn: () => callApi(api().open.$get()) },
    queries,
  );
}

export function usePayouts() {
  return useQuery(
    { queryKey: adminKey('remittances', 'list'), queryFn: () => callApi(api().$get()) },
    queries,
  );
}

/** Null if there is no such payout. */
export function usePayout(id: string) {
  return useQuery(
    {
      queryKey: adminKey('remittances', 'one', id),
      queryFn: () => nullIfNotFound(callApi(api()[':id'].$get({ param: { id } })), NOT_FOUND),
      staleTime: 0,
    },
    queries,
  );
}

function send<Body>(path: string, file: File): Promise<Body> {
  return callApi(
    authorizedFetch(path, {
      method: 'POST',
      body: file,
      headers: { 'Content-Type': 'application/octet-stream' },
    }),
    adminRemittances.uploadFailed,
  );
}

export function previewPayout(file: File): Promise<RemittancePreview> {
  const query = new URLSearchParams({ name: file.name.slice(0, 200) });
  return send(`/api/admin/remittances/preview?${query}`, file);
}

/** Confirms the file and goes on until every matched line is recorded. Returns how many were. */
export async function confirmPayout({
  file,
  reference,
  isSumAccepted,
}: {
  file: File;
  reference: string;
  isSumAccepted: boolean;
}): Promise<number> {
  const query = new URLSearchParams({
    name: file.name.slice(0, 200),
    reference,
    isSumAccepted: String(isSumAccepted),
  });
  try {
    const first = await send<SettledRemittances>(`/api/admin/remittances?${query}`, file);
    let { recorded } = first;
    for (const { _id } of first.remaining > 0 ? first.remittances : []) recorded += await settlePayout(_id);
    return recorded;
  } finally {
    void invalidateAdmin('remittances');
    void invalidateAdmin('orders');
  }
}

export async function settlePayout(id: string): Promise<number> {
  try {
    for (let recorded = 0; ; ) {
      const settled = await callApi(api()[':id'].settle.$post({ param: { id } }));
      recorded += settled.recorded;
      // without progress another call would not help either
      if (settled.remaining === 0 || settled.recorded === 0) return recorded;
    }
  } finally {
    void invalidateAdmin('remittances');
    void invalidateAdmin('orders');
  }
}
