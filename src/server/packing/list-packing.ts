import type { PackingList, PackingTab } from '../../contract/admin/packing.ts';
import { dispatchDay } from '../../rules/arrival.ts';
import { awaitsCash } from '../../rules/cash-on-delivery.ts';
import { isSameCourier } from '../../rules/couriers.ts';
import { dayOf, startOfDay } from '../../rules/days.ts';
import type { DispatchingShop } from '../../rules/delivery.ts';
import { rupeesFromPaise } from '../../rules/money.ts';
import { parcelWeight } from '../../rules/parcel-weight.ts';
import { batchesOfOrders } from '../batches/batches-of-orders.ts';
import { orderLines } from '../orders/order-lines.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { getCouriers } from '../shop/courier-list.ts';
import {
  selectBookings,
  selectPlaces,
  selectRecentCouriers,
  selectRows,
  selectShippedSince,
  selectToShip,
} from './packing.store.ts';

interface Listed {
  id: string;
  leavesOn: string;
}

/** Orders to pack, parcels that wait for a courier or what left today, the most urgent first. */
export async function listPacking(
  db: Db,
  { tab, limit }: { tab: PackingTab; limit: number },
  shop: DispatchingShop,
): Promise<PackingList> {
  const today = dayOf(await databaseNow(db));
  const [open, left, couriers] = await Promise.all([
    selectToShip(db),
    selectShippedSince(db, startOfDay(today)),
    offeredCouriers(db),
  ]);
  const shown = (isBooked: number): Listed[] =>
    open
      .filter((order) => order.isBooked === isBooked)
      .map(({ id, since }) => ({ id, leavesOn: dispatchDay(since.toISOString(), shop) }));
  const lists: Record<PackingTab, Listed[]> = {
    'to-pack': shown(0),
    waiting: shown(1),
    shipped: left.map(({ id, at }) => ({ id, leavesOn: dayOf(at) })),
  };
  const list = lists[tab];
  const orders = await readOrders(db, list.slice(0, limit));
  return {
    today,
    counts: { toPack: lists['to-pack'].length, waiting: lists.waiting.length, shipped: left.length },
    days: [...Map.groupBy(list, ({ leavesOn }) => leavesOn)].map(([day, { length }]) => ({
      day,
      count: length,
    })),
    orders: orders.map(({ images: _, ...order }) => order),
    sizes: await readSizes(db, orders),
    couriers,
  };
}

/** Those of the admin's list that are on; the last one used first. */
async function offeredCouriers(db: Db): Promise<string[]> {
  const [listed, recent] = await Promise.all([getCouriers(db), selectRecentCouriers(db)]);
  const names = listed.filter(({ isOn }) => isOn).map(({ name }) => name);
  const rank = (name: string) => {
    const used = recent.findIndex((courier) => isSameCourier(courier, name));
    return used < 0 ? recent.length : used;
  };
  return names.toSorted((one, other) => rank(one) - rank(other));
}

async function readOrders(db: Db, list: Listed[]) {
  const ids = list.map(({ id }) => id);
  const [rows, lines, bookings, batches] = await Promise.all([
    selectRows(db, ids),
    orderLines(db, ids),
    selectBookings(db, ids),
    batchesOfOrders(db, ids),
  ]);
  const batchesOf = Map.groupBy(batches, ({ orderId, foodId, size }) => `${orderId} ${foodId} ${size}`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const booked = new Map(bookings.map((booking) => [booking.orderId, booking]));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return list.flatMap(({ id, leavesOn }) => {
    const row = byId.get(id);
    if (!row) return [];
    const { address } = row;
    const own = linesOf.get(id) ?? [];
    return {
      _id: id,
      number: row.number,
      version: row.version,
      name: row.name,
      place: typeof address === 'string' ? address : `${address.area}, ${address.district}`,
      state: typeof address === 'string' ? '' : address.state,
      weightGrams: parcelWeight(own),
      cash: awaitsCash(row) ? rupeesFromPaise(row.total) : null,
      lines: own.map(({ foodId, name, size, quantity }) => {
        const taken = batchesOf
          .get(`${id} ${foodId} ${size}`)
          ?.map(({ code, bestBefore, quantity: bottles, isSellable }) => ({
            code,
            bestBefore,
            quantity: bottles,
            isSellable,
          }));
        return { foodId, name, size, quantity, ...(taken && { batches: taken }) };
      }),
      leavesOn,
      courier: row.courier ?? booked.get(id)?.courier ?? null,
      trackingNumber: row.trackingNumber ?? booked.get(id)?.trackingNumber ?? null,
      images: own.map(({ foodId, size, imageUrl }) => ({ foodId, size, imageUrl })),
    };
  });
}

/** Where the ordered sizes stand. A size that is no longer sold has no shelf. */
async function readSizes(
  db: Db,
  orders: { images: { foodId: string; size: string; imageUrl: string }[] }[],
): Promise<PackingList['sizes']> {
  const keyOf = ({ foodId, size }: { foodId: string; size: string }) => `${foodId} ${size}`;
  const ordered = new Map(orders.flatMap(({ images }) => images).map((line) => [keyOf(line), line]));
  const foodIds = [...new Set([...ordered.values()].map(({ foodId }) => foodId))];
  const places = new Map((await selectPlaces(db, foodIds)).map((place) => [keyOf(place), place]));
  return [...ordered].map(([key, { foodId, size, imageUrl }]) => ({
    foodId,
    size,
    imageUrl,
    shelf: places.get(key)?.shelf ?? '',
    stock: places.get(key)?.stock ?? null,
  }));
}
