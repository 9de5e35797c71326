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
  reply: 'Answer',
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
};
