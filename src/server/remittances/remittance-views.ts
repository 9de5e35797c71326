import type { PayoutView, RemittanceDetail, RemittanceLineView } from '../../contract/admin/remittances.ts';
import { paise, rupeesFromPaise } from '../../rules/money.ts';
import {
  checkTotals,
  type Payout,
  type RemittanceCourier,
  type RemittanceLine,
  stateOfLine,
} from '../../rules/remittances.ts';
import type { Db } from '../platform/db/db.ts';
import {
  findRemittance,
  type LineRow,
  selectLines,
  selectOrderNumbers,
  selectParcels,
} from './remittances.store.ts';

type ParcelRow = Awaited<ReturnType<typeof selectParcels>>[number];
export type Parcels = Map<string, ParcelRow[]>;

const rupees = (amount: number) => rupeesFromPaise(paise(amount));
const rupeesOrNull = (amount: number | null) => (amount === null ? null : rupees(amount));

export async function parcelsOf(db: Db, lines: readonly { awb: string }[]): Promise<Parcels> {
  const found = await selectParcels(db, { awbs: [...new Set(lines.map(({ awb }) => awb))] });
  return Map.groupBy(found, ({ awb }) => awb);
}

export function matchLine(line: Pick<RemittanceLine, 'awb' | 'amount' | 'adjusted'>, parcels: Parcels) {
  const found = parcels.get(line.awb) ?? [];
  const state = stateOfLine(
    line,
    found.map((parcel) => ({ ...parcel, isUndelivered: parcel.undeliveredAt !== null })),
  );
  return { state, parcel: found.length === 1 ? found[0] : undefined };
}

export function lineView(
  crf: string,
  line: Omit<RemittanceLine, 'crf'>,
  parcels: Parcels,
): RemittanceLineView {
  const { state, parcel } = matchLine(line, parcels);
  return {
    crf,
    awb: line.awb,
    amount: rupees(line.amount),
    adjusted: rupees(line.adjusted),
    state,
    orderId: parcel?.id ?? null,
    orderNumber: parcel?.number ?? null,
    orderTotal: parcel ? rupees(parcel.total) : null,
  };
}

export function payoutView(
  courier: RemittanceCourier,
  payout: Payout,
  lines: readonly Pick<RemittanceLine, 'amount'>[],
): PayoutView {
  const wrong = checkTotals(payout, lines);
  return {
    courier,
    crf: payout.crf,
    utr: payout.utr,
    paidOn: payout.paidOn,
    available: rupeesOrNull(payout.available),
    freight: rupeesOrNull(payout.freight),
    early: rupeesOrNull(payout.early),
    instant: rupeesOrNull(payout.instant),
    reversal: rupeesOrNull(payout.reversal),
    paid: rupeesOrNull(payout.paid),
    linesDiffer: rupeesOrNull(wrong.lines),
    paidDiffers: rupeesOrNull(wrong.paid),
  };
}

/** A payout with its lines as they are now: a line that a person settled meanwhile is settled. */
export async function remittanceView(db: Db, id: string): Promise<RemittanceDetail | undefined> {
  const found = await findRemittance(db, id);
  if (!found) return undefined;
  const { remittance, confirmedAt } = found;
  const lines = await selectLines(db, id);
  const parcels = await parcelsOf(db, lines);
  const settled = await settledOrders(db, lines);
  const views = lines.map((line): RemittanceLineView => {
    const order = line.orderId ? settled.get(line.orderId) : undefined;
    const view = lineView(remittance.crf, line, parcels);
    return order
      ? {
          ...view,
          state: 'settled',
          orderId: order.id,
          orderNumber: order.number,
          orderTotal: rupees(order.total),
        }
      : view;
  });
  return {
    ...payoutView(remittance.courier, remittance, lines),
    _id: id,
    confirmedAt: confirmedAt.toISOString(),
    open: views.filter(({ state }) => state !== 'settled').length,
    lines: views,
  };
}

/** What was recorded by this payout stays its own, also when the tracking number is corrected later. */
async function settledOrders(db: Db, lines: LineRow[]) {
  const ids = lines.flatMap(({ orderId, settledAt }) => (orderId && settledAt ? [orderId] : []));
  const found = ids.length > 0 ? await selectOrderNumbers(db, ids) : [];
  return new Map(found.map((order) => [order.id, order]));
}
