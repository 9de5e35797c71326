const kinds = { cancel: 'Cancellation', return: 'Return', exchange: 'Exchange', damage: 'Damage' };

const requestTitles: Record<keyof typeof kinds, string> = {
  cancel: 'Cancel',
  return: 'Return',
  exchange: 'Exchange',
  damage: 'Damage',
};

const stages = {
  accepted: 'Accepted, the goods have not come back yet',
  received: 'Goods received',
  refunded: 'Refunded',
  closed: 'Closed',
};

const steps = { receive: 'Goods received', refund: 'Refund', close: 'Close without refund' };

/** Requests of customers for a return, an exchange or a cancellation: their list, and their part of the order page. */
export const adminReturns = {
  title: 'Requests',
  things: 'requests',
  noneOpen: 'No request is open.',
  noneClosed: 'No request is closed yet.',
  filterClosed: 'Closed',
  requestTitle: ({ kind, number }: { kind: keyof typeof kinds; number: number }) =>
    `${requestTitles[kind]}, <order>order #${number}</order>`,
  photo: (position: number) => `Photo ${position}`,
  acceptedReply: 'Accepted:',
  declinedReply: 'Declined:',
  nextStep: 'Next step',
  replyMissing: 'Please write an answer',
  replied: 'The customer gets your answer by mail.',
  yourReply: 'Your answer',
  acceptAndCancel: 'Accept, cancel and refund',
  accept: 'Accept',
  decline: 'Decline',
  ofOrder: 'Returns',
  kind: (kind: keyof typeof kinds) => kinds[kind],
  stage: (stage: keyof typeof stages) => stages[stage],
  waits: 'waits for your answer',
  declined: 'Declined',
  accepted: 'Accepted',
  step: (step: keyof typeof steps) => steps[step],
  closeTitle: 'Close without a refund?',
  closeNote:
    'For an exchange that was sent, or goods that never came. The customer reads the note in an e-mail.',
  refundTitle: 'Refund this return',
  refundNote: 'The money goes back by the payment that it came with.',
  receiveTitle: 'The goods came back',
  receiveNote: 'How many go back on the shelf and are sold again? The rest is written off.',
  lineOf: ({ food, size, quantity }: { food: string; size: string; quantity: number }) =>
    `${food}, ${size} (of ${quantity})`,
  wholeNumber: 'A whole number',
  notBelowZero: 'Not below 0',
  maxQuantity: (max: number) => `At most ${max}`,
  acceptBack: 'Accept, goods come back',
  acceptStay: 'Refund, goods stay there',
  acceptBackReply: 'Please send the goods back to us. Then we send your refund.',
  acceptStayReply: 'You do not need to send anything back. We send your refund.',
  askedOn: (time: string) => `Asked ${time}`,
  onTheirWay: 'The goods are on their way back.',
  trackingOf: 'Tracking of the return (optional)',
  saveTracking: 'Save',
  neverCame: 'They never came, close it',
  piecesOf: ({ quantity, left, each }: { quantity: number; left: number; each: string }) =>
    `${quantity} of ${left} · ${each} each`,
  choose: (food: string) => `Refund ${food}`,
  fewer: (food: string) => `Fewer of ${food}`,
  more: (food: string) => `More of ${food}`,
  deliveryToo: (amount: string) => `Delivery and fees too, ${amount}`,
  value: 'Value',
  halves: 'CGST and SGST',
  backTo: (target: string) => `Back to ${target}`,
  refundNow: (amount: string) => `Refund ${amount} and make the credit note`,
  refundAmount: (amount: string) => `Refund ${amount}`,
  byItem: 'By item',
  byAmount: 'Another amount',
  financial:
    'The invoice is too old for a tax credit note: a financial credit note gives the money back, the tax stays.',
  creditNote: (number: string) => `Credit note ${number}`,
  noNote: 'No credit note was made.',
  tryAgain: 'Try again',
  invoiceCredited: ({ invoice, notes }: { invoice: string; notes: string }) =>
    `Invoice ${invoice} is cancelled by credit note ${notes}.`,
  noFile: 'The credit note could not be loaded.',
  chooseItems: 'Please choose what goes back.',
  outside: 'the customer, outside of the shop',
  quantityOf: ({ quantity, of }: { quantity: number; of: number }) => `${quantity} of ${of}`,
};
