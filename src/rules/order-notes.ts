import { orderNotes as english } from '../messages/en/order-notes.ts';
import { orderNotes } from '../messages/order-notes.ts';

/** The notes of the shop as they are stored: in English, whoever caused them. */
export const storedNotes = english;

type Request = Parameters<typeof english.accepted>[0];
type Parts = Record<string, string>;

const requests: Record<string, Request> = {
  Cancel: 'cancel',
  Return: 'return',
  Exchange: 'exchange',
  Damage: 'damage',
};
const kindOf = ({ kind = '' }: Parts): Request => requests[kind] ?? 'return';

const fixed = [
  'byPhone',
  'deleted',
  'cashOnDelivery',
  'paidOnlineInstead',
  'notAcceptedAtDoor',
  'returnedByCourier',
  'holdExpired',
  'wholePaymentBack',
  'cancelledOnRequest',
  'cancelledByCustomer',
  'addressCorrected',
  'shippingUndone',
  'gstinChanged',
  'refundSent',
  'madeAtProvider',
  'otherAmount',
  'duplicate',
  'unfulfilled',
] as const;
const fixedByText = new Map(fixed.map((name) => [english[name], name]));

const KIND = '(?<kind>Cancel|Return|Exchange|Damage)';
/** The first that matches counts. */
const patterns: readonly [RegExp, (parts: Parts) => string][] = [
  [/^Ordered by phone\. (?<note>.+)$/s, ({ note = '' }) => `${orderNotes.byPhone}. ${note}`],
  [/^Not paid within (?<hours>\d+) hours?$/, ({ hours }) => orderNotes.notPaidWithin(Number(hours))],
  [/^Nothing to pay: coupon (?<coupon>.+) covers it$/, ({ coupon = '' }) => orderNotes.nothingToPay(coupon)],
  [
    /^Paid by (?<payment>\S*[\d_]\S*) after it was deleted$/,
    ({ payment = '' }) => orderNotes.paidAfterDeletion(payment),
  ],
  [/^Paid by (?<payment>\S*[\d_]\S*)$/, ({ payment = '' }) => orderNotes.paidBy(payment)],
  [
    /^Paid outside of the shop: (?<method>\S+) (?<reference>.+)$/s,
    ({ method = '', reference = '' }) => orderNotes.paidOutside({ method, reference }),
  ],
  [
    /^(?<amount>\D{0,4}[\d,.]+) arrived: (?<reference>.+)$/,
    ({ amount = '', reference = '' }) => orderNotes.arrived({ amount, reference }),
  ],
  [
    /^(?<amount>\D{0,4}[\d,.]+) received in cash: (?<reference>.+)$/s,
    ({ amount = '', reference = '' }) => orderNotes.cashReceived({ amount, reference }),
  ],
  [/^Parcel booked: (?<parcel>.+)$/, ({ parcel = '' }) => orderNotes.parcelBooked(parcel)],
  [/^Booking cancelled: (?<parcel>.+)$/, ({ parcel = '' }) => orderNotes.bookingCancelled(parcel)],
  [/^Asked to deliver again: (?<parcel>.+)$/, ({ parcel = '' }) => orderNotes.reattempted(parcel)],
  [
    /^Tracking corrected: (?<before>.*) → (?<after>.*)$/,
    ({ before = '', after = '' }) => orderNotes.trackingCorrected({ before, after }),
  ],
  [new RegExp(`^${KIND} accepted$`), (parts) => orderNotes.accepted(kindOf(parts))],
  [
    new RegExp(`^${KIND}: goods received, (?<pieces>\\d+) back on the shelf, the rest written off$`),
    (parts) => orderNotes.goodsRestocked({ kind: kindOf(parts), pieces: Number(parts.pieces) }),
  ],
  [
    new RegExp(`^${KIND}: goods received, written off$`),
    (parts) => orderNotes.goodsWrittenOff(kindOf(parts)),
  ],
  [
    new RegExp(`^${KIND}: goods on their way back(, (?<tracking>.*))?$`),
    (parts) => orderNotes.sentBack({ kind: kindOf(parts), tracking: parts.tracking ?? '' }),
  ],
  [
    new RegExp(`^${KIND} closed: (?<note>.*)$`, 's'),
    (parts) => orderNotes.closed({ kind: kindOf(parts), note: parts.note ?? '' }),
  ],
  [
    /^Batch (?<code>[A-Z\d-]+) instead of (?<instead>[A-Z\d-]+)$/,
    ({ code = '', instead = '' }) => orderNotes.batchInstead({ code, instead }),
  ],
  [/^Batch (?<code>[A-Z\d-]+) was recalled$/, ({ code = '' }) => orderNotes.recalled(code)],
  [
    /^Replaces recalled bottles of order #(?<number>\d+)$/,
    ({ number }) => orderNotes.replaces(Number(number)),
  ],
  [/^Refund: (?<reason>.*)$/s, ({ reason = '' }) => orderNotes.refund(shownNote(reason))],
  [/^Refund sent: (?<reference>.+)$/, ({ reference = '' }) => orderNotes.refundSentAs(reference)],
];

/** A stored note in the language of who reads it. What an admin has typed stays as it is. */
export function shownNote(note: string): string {
  const name = fixedByText.get(note);
  if (name) return orderNotes[name];
  for (const [pattern, shown] of patterns) {
    const parts = pattern.exec(note)?.groups;
    if (parts) return shown(parts);
  }
  return note;
}
