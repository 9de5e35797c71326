const kinds = {
  cancel: 'Ask to cancel',
  return: 'Return',
  exchange: 'Exchange',
  damage: 'Report damage',
};

const steps = {
  asked: 'Asked',
  accepted: 'Accepted',
  sent: 'On its way',
  received: 'Goods received',
  refunded: 'Refunded',
  settled: 'Settled',
  declined: 'Declined',
};

/** Cancelling, returns, refunds and the invoice of an order. */
export const returns = {
  title: 'Your options',
  kind: (kind: keyof typeof kinds) => kinds[kind],
  /** What the customer has asked for, as a heading. */
  request: (kind: keyof typeof kinds) => kinds[kind],
  downloadInvoice: 'Download invoice',
  cancelOrder: 'Cancel order',
  cancelQuestion: 'Cancel this order?',
  cancelled: 'Your order is cancelled.',
  fullRefundUntil: (time: string) => `Full refund until ${time}. After that we look at it together.`,
  nothingPaid: 'You have paid nothing for it, so nothing goes back.',
  failed: 'That did not work. Please try again.',
  refundComing: ({ amount, day }: { amount: string; day: string }) =>
    `<refund>Refund of ${amount}</refund> is on its way and arrives by ${day}.`,
  refundFailed: (amount: string) =>
    `<refund>Refund of ${amount}</refund> did not go through; we are looking into it.`,
  open: 'we will answer soon.',
  accepted: (reply: string) => `accepted. ${reply}`,
  declined: (reply: string) => `declined. ${reply}`,
  sent: 'We have your request and will answer soon.',
  about: 'What is it about?',
  send: 'Send',
  reasonMissing: 'Please say why',
  reasonTooLong: 'That is too long',
  tooManyPhotos: (max: number) => `At most ${max} photos`,
  photos: (max: number) => `Photos (up to ${max})`,
  photo: (position: number) => `${position} of the ones you chose`,
  removePhoto: (position: number) => `Remove photo ${position}`,
  addPhotos: 'Add photos',
  addPhoto: 'Add another',
  stageRefunded: 'Your refund is on its way.',
  stageClosed: 'This is settled.',
  receivedThenExchange: 'We have received the goods. Next: we send you the exchange.',
  receivedThenRefund: 'We have received the goods. Next: we send your refund.',
  nextRefund: 'Next: we send your refund.',
  sendBackThenExchange: 'Next: please send the goods back to us. Then we send you the exchange.',
  sendBackThenRefund: 'Next: please send the goods back to us. Then we send your refund.',
  toYou: 'to you',
  refund: ({ amount, target, day }: { amount: string; target: string; day: string }) =>
    `${amount} goes back ${target} by ${day}.`,
  onItsWay: 'The goods are on their way back to us. Next: we send your refund.',
  step: (step: keyof typeof steps) => steps[step],
  stepsOf: 'Steps of this request',
  whichItems: 'Which items?',
  piecesOf: ({ food, size, quantity }: { food: string; size: string; quantity: number }) =>
    `${food}, ${size} (of ${quantity})`,
  sentBack: 'I have sent it back',
  returnTracking: 'Tracking number (optional)',
  trackedAs: (tracking: string) => `Tracking of the return: ${tracking}`,
  creditNote: (number: string) => `Credit note ${number}`,
};
