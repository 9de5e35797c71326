import { useQuery } from '@tanstack/react-query';
import type { AfterSale, OrderRequest } from '../../../../contract/returns.ts';
import { apiErrorMessage } from '../../../lib/api-error-message.ts';
import { authorizedFetch, browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { storedUser } from '../../../lib/stored-user.ts';

const FAILED = 'That did not work. Please try again.';

const keyOf = (orderId: string) => [storedUser()?._id ?? '', 'orders', 'after-sale', orderId];

export function useAfterSale(orderId: string): AfterSale | undefined {
  return useQuery({ queryKey: keyOf(orderId), queryFn: () => fetchAfterSale(orderId) }, queries).data;
}

async function fetchAfterSale(id: string): Promise<AfterSale> {
  const reply = await browserApi().api.orders[':id']['after-sale'].$get({ param: { id } });
  if (!reply.ok) throw new Error('after-sale');
  return reply.json();
}

/** What went wrong, in words; nothing when the order is cancelled. */
export async function cancelOrder(id: string): Promise<string | undefined> {
  try {
    const reply = await browserApi().api.orders[':id'].cancel.$post({ param: { id } });
    if (!reply.ok) return apiErrorMessage(reply, FAILED);
    await queries.invalidateQueries({ queryKey: [storedUser()?._id ?? '', 'orders'] });
    return undefined;
  } catch {
    return FAILED;
  }
}

export async function sendRequest(id: string, request: OrderRequest): Promise<string | undefined> {
  try {
    const reply = await browserApi().api.orders[':id'].requests.$post({ param: { id }, json: request });
    if (!reply.ok) return apiErrorMessage(reply, FAILED);
    queries.setQueryData(keyOf(id), await reply.json());
    return undefined;
  } catch {
    return FAILED;
  }
}

/** Fetched with the token and handed to the browser as a file. */
export async function downloadInvoice(orderId: string): Promise<string | undefined> {
  try {
    const reply = await authorizedFetch(`/api/invoices/${orderId}`);
    if (!reply.ok) return apiErrorMessage(reply, FAILED);
    const name = /filename="([^"]+)"/.exec(reply.headers.get('Content-Disposition') ?? '')?.[1];
    const url = URL.createObjectURL(await reply.blob());
    const link = Object.assign(document.createElement('a'), { href: url, download: name ?? 'invoice.pdf' });
    link.click();
    URL.revokeObjectURL(url);
    return undefined;
  } catch {
    return FAILED;
  }
}
