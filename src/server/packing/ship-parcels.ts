import type { ParcelFailure, ShipmentForm, ShipmentResult } from '../../contract/admin/packing.ts';
import { adminPacking } from '../../messages/admin-packing.ts';
import { cleanTrackingNumber, trackingNumberProblem } from '../../rules/tracking-number.ts';
import { actWithin } from '../orders/admin/act-on-order.ts';
import type { ActionDeps } from '../orders/admin/action-deps.ts';
import type { ActionCode } from '../orders/admin/action-error.ts';
import { type LockedRow, lockOrderRow } from '../orders/lock-order-row.ts';
import { advisoryLock } from '../platform/db/advisory-lock.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { errorMessage } from '../platform/error-message.ts';
import type { Failure } from '../platform/result.ts';
import { announceQueue } from './announce-parcel.ts';
import { clockTime } from './clock-time.ts';
import {
  delayEvents,
  findCancellation,
  findOrderWithNumber,
  findParcel,
  insertParcel,
} from './parcels.store.ts';

/** How long a shipment can be undone. */
const REVERT_SECONDS = 30;
/** Time that the parcels of a long list get, so that the first can be undone as long as the last. */
const SECONDS_PER_PARCEL = 0.025;
/** Mails and events wait a little longer, for an undo of the last second. */
const MORE_SECONDS = 2;

type Shipped = ShipmentResult['shipped'][number];
type Outcome = { is: 'shipped'; parcel: Shipped } | { is: 'failed'; failure: ParcelFailure };
type Parcel = ShipmentForm['parcels'][number];

/**
 * Ships what can be shipped, each order in a transaction of its own. After a crash the same request does the rest: a parcel that
 * has its row is shipped already.
 */
export async function shipParcels(
  deps: ActionDeps,
  adminId: string,
  { batchId, courier, parcels }: ShipmentForm,
): Promise<ShipmentResult> {
  const startedAt = performance.now();
  const revertSeconds = REVERT_SECONDS + parcels.length * SECONDS_PER_PARCEL;
  const outcomes: Outcome[] = [];
  for (const parcel of parcels) {
    const trackingNumber = cleanTrackingNumber(courier, parcel.trackingNumber);
    outcomes.push(
      await shipParcel(deps, { batchId, courier, adminId, revertSeconds, ...parcel, trackingNumber }),
    );
  }
  return {
    shipped: outcomes.flatMap((outcome) => (outcome.is === 'shipped' ? outcome.parcel : [])),
    failed: outcomes.flatMap((outcome) => (outcome.is === 'failed' ? outcome.failure : [])),
    // of the first parcel
    revertSeconds: Math.max(0, revertSeconds - (performance.now() - startedAt) / 1000),
  };
}

type Request = Parcel & { batchId: string; courier: string; adminId: string; revertSeconds: number };

function shipParcel(deps: ActionDeps, request: Request): Promise<Outcome> {
  const { orderId, batchId, courier, adminId, trackingNumber, version, revertSeconds } = request;
  return withRetry(async () => {
    let order: LockedRow | undefined;
    const done = await transaction<Outcome, ParcelFailure | Failure<ActionCode>>(
      deps.db,
      async (tx, rollback) => {
        order = await lockOrderRow(tx, orderId);
        if (!order) return rollback(failed({ id: orderId }, 'gone', errorMessage('order-not-found')));
        const { number, name, status: fromStatus } = order;
        const known = await findParcel(tx, batchId, orderId);
        if (known?.undoneAt) return rollback(failed(order, 'undone', adminPacking.undoneBefore));
        if (known)
          return shipped({ orderId, number, name, trackingNumber: order.trackingNumber ?? trackingNumber });
        const reason = await whyNot(tx, order, request);
        if (reason) return rollback(reason);
        await delayEvents(tx, revertSeconds + MORE_SECONDS);
        const input = { action: 'ship', courier, trackingNumber, note: '', version } as const;
        const after = await actWithin(deps, tx, { orderId, adminId, input }, rollback);
        if (fromStatus !== 'PAYMENT' && fromStatus !== 'CONFIRMED')
          throw new Error(`an order was shipped from ${fromStatus}`);
        const parcel = { batchId, orderId, adminId, courier, fromStatus, orderVersion: after.version };
        await insertParcel(tx, parcel, revertSeconds);
        await deps.jobs.send(
          tx,
          announceQueue,
          { batchId, orderId },
          Math.ceil(revertSeconds + MORE_SECONDS),
        );
        return shipped({ orderId, number, name, trackingNumber });
      },
    );
    if ('is' in done) return done;
    if ('orderId' in done) return { is: 'failed', failure: done };
    const text = done.message ?? errorMessage(done.code);
    const code = done.code === 'order-changed' ? 'changed' : 'rejected';
    return { is: 'failed', failure: failed(order ?? { id: orderId }, code, text) };
  });
}

const shipped = (parcel: Shipped): Outcome => ({ is: 'shipped', parcel });

export function failed(
  order: { id: string; number?: number; name?: string },
  code: ParcelFailure['code'],
  text: string,
): ParcelFailure {
  return { orderId: order.id, number: order.number ?? null, name: order.name ?? '', code, text };
}

/** What an admin at the packing table can do something about. The rules of a single order follow. */
async function whyNot(
  tx: Db,
  order: LockedRow,
  { courier, trackingNumber }: Request,
): Promise<ParcelFailure | undefined> {
  if (order.status === 'CANCELLED') {
    const cancelled = await findCancellation(tx, order.id);
    const time = cancelled ? clockTime(cancelled.at) : '';
    const text =
      cancelled?.actor === 'customer'
        ? adminPacking.cancelledByCustomer(time)
        : adminPacking.cancelledAt(time);
    return failed(order, 'cancelled', text);
  }
  if (order.status === 'SHIPPED' || order.status === 'DELIVERED')
    return failed(order, 'shipped', adminPacking.shippedBefore(order.trackingNumber ?? ''));
  if (trackingNumberProblem(courier, trackingNumber)?.level === 'error')
    return failed(order, 'number-invalid', adminPacking.numberInvalid(courier));
  const number = trackingNumber.replaceAll(' ', '').toLowerCase();
  // two parcels with one number, shipped at the same time
  await advisoryLock(tx, `tracking ${number}`);
  const other = await findOrderWithNumber(tx, { orderId: order.id, courier, number });
  return other === undefined ? undefined : failed(order, 'number-used', adminPacking.numberUsed(other));
}
