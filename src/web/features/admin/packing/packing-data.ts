import { useQuery } from '@tanstack/react-query';
import type { OrderBatchChange, OrderBatchList } from '../../../../contract/admin/batches.ts';
import type {
  PackingList,
  PackingOrder,
  PackingTab,
  ShipmentForm,
} from '../../../../contract/admin/packing.ts';
import { addDays } from '../../../../rules/days.ts';
import { adminKey, invalidateAdmin, nullIfNotFound } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { OFFLINE_QUERY, readOrStored } from '../../../lib/offline.ts';
import { queries } from '../../../lib/queries.ts';

const REFRESH_MS = 60_000;

const api = () => browserApi().api.admin['to-pack'];

/** The last list stays when there is no connection. */
export function usePacking(tab: PackingTab) {
  return useQuery(
    {
      queryKey: adminKey('packing', tab),
      queryFn: async () => {
        const read = () => callApi(api().$get({ query: { tab } }));
        return (await readOrStored(`packing ${tab}`, read)).value;
      },
      staleTime: 0,
      ...OFFLINE_QUERY,
      refetchInterval: REFRESH_MS,
    },
    queries,
  );
}

const refresh = () => Promise.all([invalidateAdmin('packing'), invalidateAdmin('orders')]);

export function shipParcels(form: ShipmentForm) {
  return callApi(api().ship.$post({ json: form })).finally(refresh);
}

export function revertShipment(batchId: string) {
  return callApi(api().revert.$post({ json: { batchId } })).finally(refresh);
}

/** Null if no batch has this code. */
export function useScannedBottle(code: string, orders: string[]) {
  return useQuery(
    {
      queryKey: adminKey('packing-bottle', code, orders),
      queryFn: () => nullIfNotFound(callApi(api().bottle.$post({ json: { code, orders } }))),
      staleTime: 0,
    },
    queries,
  );
}

/** Bottles of another batch are packed. Everything that shows batches is read again. */
export function packOtherBatch(id: string, json: OrderBatchChange): Promise<OrderBatchList> {
  return callApi(browserApi().api.admin.orders[':id'].batches.$post({ param: { id }, json })).finally(() =>
    Promise.all([
      refresh(),
      ...['packing-bottle', 'order-batches', 'batches', 'foods'].map((name) => invalidateAdmin(name)),
    ]),
  );
}

/** The order as it is after its batches were changed. */
export function withBatches(order: PackingOrder, { version, batches }: OrderBatchList): PackingOrder {
  return {
    ...order,
    version,
    lines: order.lines.map((line) => ({
      ...line,
      batches: batches
        .filter(({ foodId, size }) => foodId === line.foodId && size === line.size)
        .map(({ code, isUnbatched, bestBefore, quantity, isSellable }) => ({
          code: isUnbatched ? '' : code,
          bestBefore,
          quantity,
          isSellable,
        })),
    })),
  };
}

type GroupName = 'today' | 'tomorrow' | 'later';

function groupOf(day: string, today: string): GroupName {
  if (day <= today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : 'later';
}

export interface Group {
  name: GroupName;
  /** Also those that are not listed. */
  count: number;
  orders: PackingOrder[];
}

/** What leaves today, tomorrow and later; empty groups are left out. */
export function groupsOf({ orders, days, today }: PackingList): Group[] {
  const names: GroupName[] = ['today', 'tomorrow', 'later'];
  return names
    .map((name) => ({
      name,
      count: days.reduce((sum, { day, count }) => sum + (groupOf(day, today) === name ? count : 0), 0),
      orders: orders.filter(({ leavesOn }) => groupOf(leavesOn, today) === name),
    }))
    .filter(({ count }) => count > 0);
}

const GRAMS = 1000;

/** "4.1 kg" */
export function weightText(grams: number): string {
  return `${(grams / GRAMS).toFixed(1)}\u00a0kg`;
}

export function linesText(lines: PackingOrder['lines']): string {
  return lines
    .map(({ quantity, name, size }) => `${quantity} × ${name} ${size.replaceAll(' ', '\u00a0')}`)
    .join(', ');
}
