import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type {
  PackingList,
  ParcelFailure,
  ShipmentForm,
  ShipmentResult,
} from '../../../../contract/admin/packing.ts';
import { adminOffline } from '../../../../messages/admin-offline.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi, orUndefined } from '../../../lib/call-api.ts';
import {
  adminOrderKey,
  isOffline,
  loadPrivateStore,
  OFFLINE_QUERY,
  readStored,
  storeRecord,
  untilSent,
  worksOffline,
} from '../../../lib/offline.ts';
import { queries } from '../../../lib/queries.ts';
import { storedUser } from '../../../lib/stored-user.ts';
import { toast } from '../../../lib/toast.ts';
import { shipParcels } from './packing-data.ts';

const SHIPMENT = 'shipment';
const FAILURES = 'failed-parcels';
/** Orders whose details are stored with the list. */
const MAX_STORED = 30;

interface WaitingShipment {
  form: ShipmentForm;
  /** For a message about a parcel of which the server says nothing. */
  names: Record<string, string>;
}

/** Parcels that were packed without a connection: those that wait, and those that the server did not ship. */
export function useOfflineParcels() {
  const { data } = useQuery(
    { queryKey: adminKey('packing', 'offline'), queryFn: readParcels, staleTime: 0, ...OFFLINE_QUERY },
    queries,
  );
  useEffect(() => {
    // an earlier visit may have left some, also one whose session has ended
    if (worksOffline()) void resumeSending();
  }, []);
  return { waiting: new Set(data?.waiting), failures: data?.failures ?? [] };
}

async function readParcels(): Promise<{ waiting: string[]; failures: ParcelFailure[] }> {
  if (!worksOffline()) return { waiting: [], failures: [] };
  const failures = await readStored<ParcelFailure[]>(FAILURES);
  const waiting = await listShipments();
  return {
    waiting: waiting.flatMap(({ change }) => change.form.parcels.map(({ orderId }) => orderId)),
    failures: failures?.value ?? [],
  };
}

async function listShipments() {
  return (await loadPrivateStore()).listWaiting<WaitingShipment>(SHIPMENT);
}

/** The failures were read. */
export async function dismissFailures(): Promise<void> {
  await storeRecord(FAILURES, []);
  await invalidateAdmin('packing', 'offline');
}

/** Ships, or stores the shipment when there is no connection: undefined then. */
export async function shipOrQueue(
  form: ShipmentForm,
  names: Record<string, string>,
): Promise<ShipmentResult | undefined> {
  try {
    return await shipParcels(form);
  } catch (error) {
    if (!(await isOffline(error))) throw error;
    const { addWaiting } = await loadPrivateStore();
    const isSame = (earlier: WaitingShipment) => earlier.form.batchId === form.batchId;
    if (!(await addWaiting<WaitingShipment>(SHIPMENT, { form, names }, isSame))) throw error;
    await invalidateAdmin('packing', 'offline');
    untilSent(sendAll);
    return undefined;
  }
}

/** Also after a reload, which may have happened without a connection. */
async function resumeSending(): Promise<void> {
  if ((await listShipments()).length > 0) untilSent(sendAll, true);
}

/** Whether nothing waits any more. */
async function sendAll(): Promise<boolean> {
  await sendShipments();
  return (await listShipments()).length === 0;
}

/**
 * Sends the shipments that wait. Each has the id of its first try and the versions that were packed: the server ships nothing
 * twice, and names every parcel that somebody else has changed.
 */
async function sendShipments(): Promise<void> {
  const userId = storedUser()?._id;
  const { sendWaiting } = await loadPrivateStore();
  let shipped = 0;
  const { sent } = await sendWaiting<WaitingShipment>(SHIPMENT, async (shipment) => {
    const result = await send(shipment);
    if (!result) return false;
    const earlier = (await readStored<ParcelFailure[]>(FAILURES))?.value ?? [];
    await storeRecord(FAILURES, [...earlier, ...result.failed], userId);
    shipped += result.shipped.length;
    return true;
  });
  if (shipped > 0) toast.success(adminOffline.sent(shipped));
  // not awaited: without a connection it would wait for one
  if (sent > 0) void invalidateAdmin('packing');
}

/** Undefined: to be tried again. */
async function send({
  form,
  names,
}: WaitingShipment): Promise<Pick<ShipmentResult, 'shipped' | 'failed'> | undefined> {
  try {
    return await shipParcels(form);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 400) return undefined;
    const failed = form.parcels.map(({ orderId }) => ({
      orderId,
      number: null,
      name: names[orderId] ?? '',
      code: 'rejected' as const,
      text: error.message,
    }));
    return { shipped: [], failed };
  }
}

/** Stores the details of the orders on the list, as far as they have changed. */
export async function storeOrders({ orders }: PackingList): Promise<void> {
  const userId = storedUser()?._id;
  for (const { _id: id, version } of orders.slice(0, MAX_STORED)) {
    const key = adminOrderKey(id);
    const stored = await readStored<{ version: number } | null>(key);
    if (stored?.value?.version === version) continue;
    const order = await orUndefined(callApi(browserApi().api.admin.orders[':id'].$get({ param: { id } })));
    // or somebody else has signed in meanwhile, who may not even read orders
    if (!order || storedUser()?._id !== userId) return;
    await storeRecord(key, order, userId);
  }
}
