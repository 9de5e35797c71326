import { isDeepStrictEqual } from 'node:util';
import { adminOrderErrors } from '../../../messages/admin-order-errors.ts';
import { orderStatus } from '../../../messages/order-status.ts';
import type { Address } from '../../../rules/address.ts';
import { mayCorrectAddress, mayCorrectTracking } from '../../../rules/order-status.ts';
import { stateError } from '../../../rules/pincode-states.ts';
import { isSameState } from '../../../rules/states.ts';
import { invoiceNumberOf } from '../../invoices/get-invoice.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure } from '../../platform/result.ts';
import { statesOfPincode } from '../../shop/states-of-pincode.ts';
import { insertHistory, type OrderRow, updateOrder } from '../orders.store.ts';
import { type Rollback, stepRejected } from './action-error.ts';

/** Corrects the courier or the tracking number of a shipped parcel. */
export async function correctTracking(
  tx: Db,
  order: OrderRow,
  { courier, trackingNumber, adminId }: { courier: string; trackingNumber: string; adminId: string },
  rollback: Rollback,
): Promise<OrderRow> {
  if (!mayCorrectTracking(order.status)) {
    return rollback(stepRejected(adminOrderErrors.noTracking(orderStatus.badge(order.status))));
  }
  if (courier === order.courier && trackingNumber === order.trackingNumber) {
    return rollback(stepRejected(adminOrderErrors.unchanged));
  }
  const corrected = await updateOrder(tx, order, { courier, trackingNumber });
  const before = `${order.courier ?? ''} ${order.trackingNumber ?? ''}`;
  await recordCorrection(tx, order, adminId, `Tracking corrected: ${before} → ${courier} ${trackingNumber}`);
  return corrected;
}

/** Corrects the address of a paid order. The invoice keeps the address it was issued with. */
export async function correctAddress(
  tx: Db,
  order: OrderRow,
  { address, adminId }: { address: Address; adminId: string },
  rollback: Rollback,
): Promise<OrderRow> {
  const { status, address: before } = order;
  if (!mayCorrectAddress(status)) {
    return rollback(stepRejected(adminOrderErrors.addressFixed(orderStatus.badge(status))));
  }
  if (isDeepStrictEqual(sorted(before), sorted(address))) {
    return rollback(stepRejected(adminOrderErrors.unchanged));
  }
  const { state, pincode } = address;
  const wrongState = stateError(state, pincode, statesOfPincode(pincode));
  if (wrongState) return rollback(failure('wrong-state', { message: wrongState }));
  const invoice = await invoiceNumberOf(tx, order.id);
  const isOtherState = typeof before === 'string' || !isSameState(before.state, address.state);
  if (invoice && isOtherState) {
    return rollback(stepRejected(adminOrderErrors.invoiceState(invoice)));
  }
  // a point on the map of another pincode would send the courier to the old address
  const isElsewhere = typeof before === 'string' || before.pincode !== address.pincode;
  const corrected = await updateOrder(tx, order, {
    address,
    ...(isElsewhere && { latitude: null, longitude: null }),
  });
  // the audit log has both addresses until the account is deleted; the history stays, so it has none
  await recordCorrection(tx, order, adminId, 'Delivery address corrected');
  return corrected;
}

function sorted(address: Address | string): unknown {
  return typeof address === 'string' ? address : Object.entries(address).toSorted();
}

function recordCorrection(tx: Db, { id, status }: OrderRow, actorId: string, note: string): Promise<void> {
  return insertHistory(tx, {
    orderId: id,
    actor: 'admin',
    actorId,
    fromStatus: status,
    toStatus: status,
    note,
  });
}
