import type { StockHistoryEntry, StockMovement, StockSave } from '../../../../contract/admin/stock.ts';
import { adminStock } from '../../../../messages/admin-stock.ts';
import { invalidateAdmin, useAdminList } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';

const api = () => browserApi().api.admin.stock;
type Query = Parameters<ReturnType<typeof api>[':id']['$get']>[0]['query'];

/** The changes of a food's stock, newest first. */
export function useStockHistory(id: string, size: string) {
  return useAdminList<StockHistoryEntry>({
    name: 'stock',
    filter: { id, size },
    readPage: (page) =>
      callApi(api()[':id'].$get({ param: { id }, query: { ...(size && { size }), ...page } as Query })),
    cursor: (last) => String(last.id),
  });
}

/** Also shows the fresh numbers of foods that could not be saved. */
export async function saveStock(json: StockSave) {
  const result = await callApi(api().$put({ json }), adminStock.saveFailed);
  await invalidateAdmin('foods', 'list');
  void invalidateAdmin('stock');
  return result;
}

export async function moveStock(id: string, json: StockMovement) {
  const moved = await callApi(api()[':id'].$post({ param: { id }, json }), adminStock.saveFailed);
  await invalidateAdmin('foods');
  void invalidateAdmin('stock');
  return moved;
}
