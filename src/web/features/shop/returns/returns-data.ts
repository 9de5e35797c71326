import { useQuery } from '@tanstack/react-query';
import type { AfterSale, OrderRequest } from '../../../../contract/returns.ts';
import { returns } from '../../../../messages/returns.ts';
import { authorizedFetch } from '../../../lib/authorized-fetch.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { saveFile } from '../../../lib/download.ts';
import { OFFLINE_QUERY, readOrStored, readStored, storeRecord, worksOffline } from '../../../lib/offline.ts';
import { queries } from '../../../lib/queries.ts';
import { storedUser } from '../../../lib/stored-user.ts';

const keyOf = (orderId: string) => [storedUser()?._id ?? '', 'orders', 'after-sale', orderId];

export function useAfterSale(orderId: string): AfterSale | undefined {
  return useQuery(
    { queryKey: keyOf(orderId), queryFn: () => fetchAfterSale(orderId), ...OFFLINE_QUERY },
    queries,
  ).data;
}

async function fetchAfterSale(id: string): Promise<AfterSale> {
  const { value, storedAt } = await readOrStored(`after-sale ${id}`, () =>
    callApi(browserApi().api.orders[':id']['after-sale'].$get({ param: { id } })),
  );
  if (value.hasInvoice && storedAt === undefined && worksOffline()) void storeInvoice(id);
  return value;
}

export async function cancelOrder(id: string): Promise<void> {
  await callApi(browserApi().api.orders[':id'].cancel.$post({ param: { id } }), returns.failed);
  await queries.invalidateQueries({ queryKey: [storedUser()?._id ?? '', 'orders'] });
}

export async function sendRequest(id: string, request: OrderRequest): Promise<void> {
  const call = browserApi().api.orders[':id'].requests.$post({ param: { id }, json: request });
  queries.setQueryData(keyOf(id), await callApi(call, returns.failed));
}

/** The goods of an accepted return are on their way. */
export async function sendBack(id: string, requestId: string, tracking: string): Promise<void> {
  const param = { id, requestId };
  const call = browserApi().api.orders[':id'].requests[':requestId'].sent.$post({
    param,
    json: { tracking },
  });
  queries.setQueryData(keyOf(id), await callApi(call, returns.failed));
}

export function downloadCreditNote(id: string): Promise<void> {
  return saveFile(authorizedFetch(`/api/credit-notes/${id}`), invoiceName, returns.failed);
}

export function downloadInvoice(orderId: string): Promise<void> {
  return saveFile(fetchInvoice(orderId), invoiceName, returns.failed);
}

interface StoredInvoice {
  file: Blob;
  disposition: string;
}

const requestInvoice = (orderId: string) => authorizedFetch(`/api/invoices/${orderId}`);

/** Without a connection: the one that was stored with the order. */
async function fetchInvoice(orderId: string): Promise<Response> {
  try {
    return await requestInvoice(orderId);
  } catch (error) {
    const stored = worksOffline() ? await readStored<StoredInvoice>(`invoice ${orderId}`) : undefined;
    if (!stored) throw error;
    const { file, disposition } = stored.value;
    return new Response(file, { headers: { 'Content-Disposition': disposition } });
  }
}

/** Once: an invoice never changes. */
async function storeInvoice(orderId: string): Promise<void> {
  const key = `invoice ${orderId}`;
  // somebody else may have signed in when it arrives
  const userId = storedUser()?._id;
  if (await readStored(key)) return;
  const response = await requestInvoice(orderId).catch(() => undefined);
  if (!response?.ok) return;
  const disposition = response.headers.get('Content-Disposition') ?? '';
  await storeRecord(key, { file: await response.blob(), disposition } satisfies StoredInvoice, userId);
}

function invoiceName({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'invoice.pdf';
}
