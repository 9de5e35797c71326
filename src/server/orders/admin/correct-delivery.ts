import { isDeepStrictEqual } from 'node:util';
import type { Address } from '../../../rules/address.ts';
import { mayCorrectAddress, mayCorrectTracking } from '../../../rules/order-status.ts';
import { stateError } from '../../../rules/pincode-states.ts';
import { isSameState } from '../../../rules/states.ts';
import { invoiceNumberOf } from '../../invoices/invoice-number.ts';
import type { Db } from '../../platform/db/db.ts';
import { statesOfPincode } from '../../shop/states-of-pincode.ts';
import { insertHistory, type OrderRow, updateOrder } from '../orders.store.ts';
import type { Rollback } from './action-error.ts';

const UNCHANGED = 'Nothing was changed: this is what the order says already.';

/** A wrong courier or number, once the parcel is under way. */
export async function correctTracking(
  tx: Db,
  order: OrderRow,
  { courier, trackingNumber, adminId }: { courier: string; trackingNumber: string; adminId: string },
  rollback: Rollback,
): Promise<void> {
  if (!mayCorrectTracking(order.status)) {
    return rollback({
      code: 'order-step-refused',
      message: `An order that is ${order.status} has no tracking number to correct.`,
    });
  }
  if (courier === order.courier && trackingNumber === order.trackingNumber) {
    return rollback({ code: 'order-step-refused', message: UNCHANGED });
  }
  await updateOrder(tx, order.id, { courier, trackingNumber });
  await noteCorrection(
    tx,
    order,
    adminId,
    `Tracking corrected: ${order.courier ?? ''} ${order.trackingNumber ?? ''} → ${courier} ${trackingNumber}`,
  );
}

/** A wrong address of a paid order. The invoice keeps the address it was issued with. */
export async function correctAddress(
  tx: Db,
  order: OrderRow,
  { address, adminId }: { address: Address; adminId: string },
  rollback: Rollback,
): Promise<void> {
  const { id, status, address: before } = order;
  if (!mayCorrectAddress(status)) {
    return rollback({
      code: 'order-step-refused',
      message: `The delivery address of an order that is ${status} cannot be corrected.`,
    });
  }
  if (isDeepStrictEqual(sorted(before), sorted(address))) {
    return rollback({ code: 'order-step-refused', message: UNCHANGED });
  }
  const { state, pincode } = address;
  const wrongState = stateError(state, pincode, statesOfPincode(pincode));
  if (wrongState) return rollback({ code: 'wrong-state', message: wrongState });
  const invoice = await invoiceNumberOf(tx, id);
  const isOtherState = typeof before === 'string' || !isSameState(before.state, address.state);
  if (invoice && isOtherState) {
    return rollback({
      code: 'order-step-refused',
      message: `Invoice ${invoice} was issued with another state, which decides the tax: the state can no longer be changed. Cancel the order or take it back, and place a new one.`,
    });
  }
  // a point on the map that belongs to another pincode would send the courier to the old place
  const isElsewhere = typeof before === 'string' || before.pincode !== address.pincode;
  await updateOrder(tx, id, { address, ...(isElsewhere && { latitude: null, longitude: null }) });
  // the audit log has both addresses until the account is deleted; the history outlives it and names none
  await noteCorrection(tx, order, adminId, 'Delivery address corrected');
}

function sorted(address: Address | string): unknown {
  return typeof address === 'string' ? address : Object.entries(address).toSorted();
}

function noteCorrection(tx: Db, { id, status }: OrderRow, actorId: string, note: string): Promise<void> {
  return insertHistory(tx, {
    orderId: id,
    actor: 'admin',
    actorId,
    fromStatus: status,
    toStatus: status,
    note,
  });
}
