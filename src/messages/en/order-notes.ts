const requests = { cancel: 'Cancel', return: 'Return', exchange: 'Exchange', damage: 'Damage' };

type Request = keyof typeof requests;

/**
 * What the shop writes into the history of an order, and why it refunds. The English text is what is stored:
 * `src/rules/order-notes.ts` recognizes it, so a changed text needs a new pattern there and keeps the old one.
 */
export const orderNotes = {
  byPhone: 'Ordered by phone',
  deleted: 'Deleted',
  cashOnDelivery: 'Cash on delivery',
  paidOnlineInstead: 'Paid online instead of in cash',
  cashReceived: ({ amount, reference }: { amount: string; reference: string }) =>
    `${amount} received in cash: ${reference}`,
  notAcceptedAtDoor: 'Not accepted at the door',
  returnedByCourier: 'Returned by the courier, not paid for',
  holdExpired: 'Not paid in time; foods and coupon are free again',
  notPaidWithin: (hours: number) => `Not paid within ${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  nothingToPay: (coupon: string) => `Nothing to pay: coupon ${coupon} covers it`,
  paidBy: (payment: string) => `Paid by ${payment}`,
  paidAfterDeletion: (payment: string) => `Paid by ${payment} after it was deleted`,
  paidOutside: ({ method, reference }: { method: string; reference: string }) =>
    `Paid outside of the shop: ${method} ${reference}`,
  arrived: ({ amount, reference }: { amount: string; reference: string }) =>
    `${amount} arrived: ${reference}`,
  wholePaymentBack: 'The whole payment went back',
  cancelledOnRequest: 'Cancelled on the customer’s request',
  cancelledByCustomer: 'Cancelled by the customer',
  addressCorrected: 'Delivery address corrected',
  shippingUndone: 'Shipping undone',
  parcelBooked: (parcel: string) => `Parcel booked: ${parcel}`,
  bookingCancelled: (parcel: string) => `Booking cancelled: ${parcel}`,
  reattempted: (parcel: string) => `Asked to deliver again: ${parcel}`,
  trackingCorrected: ({ before, after }: { before: string; after: string }) =>
    `Tracking corrected: ${before} → ${after}`,
  accepted: (kind: Request) => `${requests[kind]} accepted`,
  goodsRestocked: ({ kind, pieces }: { kind: Request; pieces: number }) =>
    `${requests[kind]}: goods received, ${pieces} back on the shelf, the rest written off`,
  goodsWrittenOff: (kind: Request) => `${requests[kind]}: goods received, written off`,
  closed: ({ kind, note }: { kind: Request; note: string }) => `${requests[kind]} closed: ${note}`,
  refund: (reason: string) => `Refund: ${reason}`,
  refundSent: 'Refund sent',
  refundSentAs: (reference: string) => `Refund sent: ${reference}`,
  madeAtProvider: 'Made at the provider',
  otherAmount: 'Another sum came than was asked for',
  duplicate: 'duplicate',
  unfulfilled: 'unfulfilled',
  sentBack: ({ kind, tracking }: { kind: Request; tracking: string }) =>
    [`${requests[kind]}: goods on their way back`, tracking].filter(Boolean).join(', '),
  gstinChanged: 'GSTIN of the buyer changed',
  batchInstead: ({ code, instead }: { code: string; instead: string }) =>
    `Batch ${code} instead of ${instead}`,
  recalled: (code: string) => `Batch ${code} was recalled`,
  replaces: (number: number) => `Replaces recalled bottles of order #${number}`,
};
