import type { SettledRemittances } from '../../contract/admin/remittances.ts';
import { dayOf } from '../../rules/days.ts';
import { isCashRecorded, recordCash } from '../payments/admin/record-cash.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { matchLine, parcelsOf, remittanceView } from './remittance-views.ts';
import {
  findRemittance,
  type LineRow,
  type RemittanceRow,
  selectLines,
  setSettled,
} from './remittances.store.ts';

/** A long file is recorded in several calls. */
const MAX_MS = 8000;

/**
 * Records the cash of every matched line of these payouts. A line whose cash was recorded before a crash is only marked. Lines
 * that match nothing stay open, and every call looks at them again.
 */
export async function settleRemittances(
  deps: PaymentDeps,
  ids: string[],
  adminId: string,
): Promise<Result<SettledRemittances, never>> {
  const end = Date.now() + MAX_MS;
  let recorded = 0;
  let remaining = 0;
  for (const id of ids) {
    const found = await findRemittance(deps.db, id);
    if (!found) continue;
    const lines = await selectLines(deps.db, id, true);
    const parcels = await parcelsOf(deps.db, lines);
    for (const line of lines) {
      const { state, parcel } = matchLine(line, parcels);
      if (!parcel || (state !== 'matched' && state !== 'settled')) continue;
      const of = { deps, line, remittance: found.remittance, orderId: parcel.id };
      if (state === 'settled') await markIfOurs(of, parcel.number);
      else if (Date.now() > end) remaining += 1;
      else if (await record(of, adminId)) recorded += 1;
    }
  }
  const views = await Promise.all(ids.map((id) => remittanceView(deps.db, id)));
  return success({ remittances: views.filter((view) => view !== undefined), recorded, remaining });
}

export async function settleOne(
  deps: PaymentDeps,
  id: string,
  adminId: string,
): Promise<Result<SettledRemittances, 'remittance-not-found'>> {
  if (!(await findRemittance(deps.db, id))) return failure('remittance-not-found');
  return settleRemittances(deps, [id], adminId);
}

interface Settling {
  deps: PaymentDeps;
  line: LineRow;
  remittance: RemittanceRow;
  orderId: string;
}

const referenceOf = ({ utr, crf }: RemittanceRow) => (utr || crf).replace(/\s+/g, '-');

/** False when somebody else was faster, or the order can no longer be paid in cash. */
async function record({ deps, line, remittance, orderId }: Settling, adminId: string): Promise<boolean> {
  const today = dayOf(new Date());
  const { paidOn } = remittance;
  const result = await recordCash(deps, {
    adminId,
    orderId,
    amount: line.amount / 100,
    receivedOn: paidOn && paidOn < today ? paidOn : today,
    reference: referenceOf(remittance),
    note: '',
  });
  if (!result.ok || result.value.outcome !== 'captured') return false;
  await setSettled(deps.db, line, orderId);
  return true;
}

/** The cash was recorded by this payout, and the process died before it was marked. */
async function markIfOurs({ deps, line, remittance, orderId }: Settling, number: number): Promise<void> {
  if (await isCashRecorded(deps.db, orderId, `${referenceOf(remittance)}-${number}`))
    await setSettled(deps.db, line, orderId);
}
