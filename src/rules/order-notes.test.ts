import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogues } from '../messages/catalogues.ts';
import { setLanguageSource } from '../messages/current-language.ts';
import type { Messages } from '../messages/en/en.ts';
import { DEFAULT_LANGUAGE, type Language, languages } from './languages.ts';
import { shownNote, storedNotes } from './order-notes.ts';

type Notes = Messages['orderNotes'];
/** Every note that the shop writes, by its name. */
const written: { [Name in keyof Notes]: (notes: Notes) => string } = {
  byPhone: ({ byPhone }) => byPhone,
  deleted: ({ deleted }) => deleted,
  cashOnDelivery: ({ cashOnDelivery }) => cashOnDelivery,
  paidOnlineInstead: ({ paidOnlineInstead }) => paidOnlineInstead,
  cashReceived: (notes) => notes.cashReceived({ amount: '₹1,476.00', reference: 'cash-4. By the gate' }),
  notAcceptedAtDoor: ({ notAcceptedAtDoor }) => notAcceptedAtDoor,
  returnedByCourier: ({ returnedByCourier }) => returnedByCourier,
  holdExpired: ({ holdExpired }) => holdExpired,
  notPaidWithin: (notes) => notes.notPaidWithin(1),
  nothingToPay: (notes) => notes.nothingToPay('ALL100'),
  paidBy: (notes) => notes.paidBy('pay_29QQoUBi66xm2f'),
  paidAfterDeletion: (notes) => notes.paidAfterDeletion('pay_29QQoUBi66xm2f'),
  paidOutside: (notes) => notes.paidOutside({ method: 'cash', reference: 'order-4. By the gate' }),
  arrived: (notes) => notes.arrived({ amount: '₹1,476.00', reference: 'UTR 4711' }),
  wholePaymentBack: ({ wholePaymentBack }) => wholePaymentBack,
  cancelledOnRequest: ({ cancelledOnRequest }) => cancelledOnRequest,
  cancelledByCustomer: ({ cancelledByCustomer }) => cancelledByCustomer,
  addressCorrected: ({ addressCorrected }) => addressCorrected,
  shippingUndone: ({ shippingUndone }) => shippingUndone,
  gstinChanged: ({ gstinChanged }) => gstinChanged,
  batchInstead: (notes) => notes.batchInstead({ code: 'GN-2611-03', instead: 'UNBATCHED-0A1B2C3D' }),
  recalled: (notes) => notes.recalled('GN-2611-03'),
  replaces: (notes) => notes.replaces(1043),
  parcelBooked: (notes) => notes.parcelBooked('Fast TN1'),
  bookingCancelled: (notes) => notes.bookingCancelled('Fast TN1'),
  reattempted: (notes) => notes.reattempted('Fast TN1'),
  trackingCorrected: (notes) => notes.trackingCorrected({ before: 'Fast TN1', after: 'Fast TN2' }),
  accepted: (notes) => notes.accepted('damage'),
  goodsRestocked: (notes) => notes.goodsRestocked({ kind: 'return', pieces: 2 }),
  goodsWrittenOff: (notes) => notes.goodsWrittenOff('exchange'),
  sentBack: (notes) => notes.sentBack({ kind: 'damage', tracking: 'ST 1, box 2' }),
  closed: (notes) => notes.closed({ kind: 'return', note: 'Sent again\nby hand' }),
  refund: (notes) => notes.refund(notes.cancelledByCustomer),
  refundSent: ({ refundSent }) => refundSent,
  refundSentAs: (notes) => notes.refundSentAs('UTR 4712'),
  madeAtProvider: ({ madeAtProvider }) => madeAtProvider,
  otherAmount: ({ otherAmount }) => otherAmount,
  duplicate: ({ duplicate }) => duplicate,
  unfulfilled: ({ unfulfilled }) => unfulfilled,
};

let before: () => Language;
beforeEach(() => {
  before = setLanguageSource(() => DEFAULT_LANGUAGE);
});
afterEach(() => void setLanguageSource(before));

test.each(languages)('every note of the shop is shown in %s', (language) => {
  setLanguageSource(() => language);
  for (const [name, text] of Object.entries(written))
    expect(shownNote(text(storedNotes)), name).toBe(text(catalogues[language].orderNotes));
});

test.each(['', 'Call before delivery', 'Refunded by hand', 'Paid', '₹5 arrived'])(
  'what an admin typed stays as it is: "%s"',
  (note) => {
    setLanguageSource(() => 'ta');
    expect(shownNote(note)).toBe(note);
  },
);

test('the reason of a refund stays as an admin typed it', () => {
  setLanguageSource(() => 'hi');
  expect(shownNote(storedNotes.refund('Leaking bottle'))).toBe('रिफ़ंड: Leaking bottle');
});
