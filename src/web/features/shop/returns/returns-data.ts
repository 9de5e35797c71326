import { useQuery } from '@tanstack/react-query';
import type { AfterSale, OrderRequest } from '../../../../contract/returns.ts';
import { authorizedFetch, browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { saveFile } from '../../../lib/download.ts';
import { queries } from '../../../lib/queries.ts';
import { storedUser } from '../../../lib/stored-user.ts';

const FAILED = 'That did not work. Please try again.';

const keyOf = (orderId: string) => [storedUser()?._id ?? '', 'orders', 'after-sale', orderId];

export function useAfterSale(orderId: string): AfterSale | undefined {
  return useQuery({ queryKey: keyOf(orderId), queryFn: () => fetchAfterSale(orderId) }, queries).data;
}

function fetchAfterSale(id: string): Promise<AfterSale> {
  return callApi(browserApi().api.orders[':id']['after-sale'].$get({ param: { id } }));
}

export async function cancelOrder(id: string): Promise<void> {
  await callApi(browserApi().api.orders[':id'].cancel.$post({ param: { id } }), FAILED);
  await queries.invalidateQueries({ queryKey: [storedUser()?._id ?? '', 'orders'] });
}

export async function sendRequest(id: string, request: OrderRequest): Promise<void> {
  const call = browserApi().api.orders[':id'].requests.$post({ param: { id }, json: request });
  queries.setQueryData(keyOf(id), await callApi(call, FAILED));
}

export function downloadInvoice(orderId: string): Promise<void> {
  return saveFile(authorizedFetch(`/api/invoices/${orderId}`), invoiceName, FAILED);
}

function invoiceName({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'invoice.pdf';
}
