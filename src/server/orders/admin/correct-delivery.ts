import { isDeepStrictEqual } from 'node:util';
import { adminOrderErrors } from '../../../messages/admin-order-errors.ts';
import { orderStatus } from '../../../messages/order-status.ts';
import type { Address } from '../../../rules/address.ts';
import { awaitsCash } from '../../../rules/cash-on-delivery.ts';
import { storedNotes } from '../../../rules/order-notes.ts';
import { mayCorrectAddress, mayCorrectTracking } from '../../../rules/order-status.ts';
import { stateError } from '../../../rules/pincode-states.ts';
import { isSameState } from '../../../rules/states.ts';
import { cleanTrackingNumber } from '../../../rules/tracking-number.ts';
import { invoiceNumberOf } from '../../invoices/get-invoice.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure } from '../../platform/result.ts';
import { statesOfPincode } from '../../shop/pincode-directory.ts';
import { insertHistory, type OrderRow, updateOrder } from '../orders.store.ts';
import { type Rollback, stepRejected } from './action-error.ts';

/** Corrects the courier or the tracking number of a shipped parcel. */
export async function correctTracking(
  tx: Db,
  order: OrderRow,
  { courier, adminId, ...input }: { courier: string; trackingNumber: string; adminId: string },
  rollback: Rollback,
): Promise<OrderRow> {
  const trackingNumber = cleanTrackingNumber(courier, input.trackingNumber);
  if (!mayCorrectTracking(order.status)) {
    return rollback(stepRejected(adminOrderErrors.noTracking(orderStatus.badge(order.status))));
  }
  if (courier === order.courier && trackingNumber === order.trackingNumber) {
    return rollback(stepRejected(adminOrderErrors.unchanged));
  }
  const corrected = await updateOrder(tx, order, { courier, trackingNumber });
  const before = `${order.courier ?? ''} ${order.trackingNumber ?? ''}`;
  const note = storedNotes.trackingCorrected({ before, after: `${courier} ${trackingNumber}` });
  await recordCorrection(tx, order, adminId, note);
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
  if (!mayCorrectAddress(status, awaitsCash(order))) {
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
  // the delivery charge of an order without an invoice depends on the state too
  if (!invoice && awaitsCash(order) && isOtherState)
    return rollback(stepRejected(adminOrderErrors.addressFixed(orderStatus.badge(status))));
  if (invoice && isOtherState) {
    return rollback(stepRejected(adminOrderErrors.invoiceState(invoice)));
  }
  // a point on the map of another pincode would send the courier to the old address
  const isElsewhere = typeof before === 'string' || before.pincode !== address.pincode;
  const corrected = await updateOrder(tx, order, {
    address,
    ...(isElsewhere && { latitude: null, longitude: null }),
  });
  // the note stays for ever; the old address goes with the customer's data
  await recordCorrection(tx, order, adminId, storedNotes.addressCorrected, { address: before });
  return corrected;
}

/** The invoice is a copy: once it is issued, a GSTIN can no longer get onto it. */
export async function setBuyerGstin(
  tx: Db,
  order: OrderRow,
  { buyerGstin, adminId }: { buyerGstin: string; adminId: string },
  rollback: Rollback,
): Promise<OrderRow> {
  const invoice = await invoiceNumberOf(tx, order.id);
  if (invoice) return rollback(stepRejected(adminOrderErrors.invoiceGstin(invoice)));
  if ((order.buyerGstin ?? '') === buyerGstin) return rollback(stepRejected(adminOrderErrors.unchanged));
  const changed = await updateOrder(tx, order, { buyerGstin: buyerGstin || null });
  const before = { buyerGstin: order.buyerGstin };
  await recordCorrection(tx, order, adminId, storedNotes.gstinChanged, before);
  return changed;
}

function sorted(address: Address | string): unknown {
  return typeof address === 'string' ? address : Object.entries(address).toSorted();
}

function recordCorrection(
  tx: Db,
  { id, status }: OrderRow,
  actorId: string,
  note: string,
  before: Record<string, unknown> | null = null,
): Promise<void> {
  return insertHistory(tx, {
    orderId: id,
    actor: 'admin',
    actorId,
    fromStatus: status,
    toStatus: status,
    note,
    before,
  });
}
