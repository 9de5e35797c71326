import { body, emailSection, label, subject } from './email-section.ts';

const FACTS = ['number', 'request'];

/** E-mails about requests for a cancellation, return or exchange, and reports of damage. */
export const returnEmails = [
  emailSection({
    key: 'return-decision',
    title: 'requestDecided',
    note: 'requestDecidedNote',
    fields: [
      subject(FACTS, 'accepted', 'subjectAccepted'),
      subject(FACTS, 'declined', 'subjectDeclined'),
      label('cancel', 'nameCancellation'),
      label('return', 'nameReturn'),
      label('exchange', 'nameExchange'),
      label('damage', 'nameDamage'),
      body([], 'nextReturn', 'nextReturn'),
      body([], 'nextExchange', 'nextExchange'),
      body([], 'nextDamage', 'nextDamage'),
    ],
    facts: FACTS,
    texts: {
      accepted: 'Order #{number}: your {request} request was accepted',
      declined: 'Order #{number}: your {request} request was declined',
      cancel: 'cancel',
      return: 'return',
      exchange: 'exchange',
      damage: 'damage',
      nextReturn: 'Next: please send the goods back to us. Then we send your refund.',
      nextExchange: 'Next: please send the goods back to us. Then we send you the exchange.',
      nextDamage: 'Next: we send your refund.',
    },
  }),
  emailSection({
    key: 'return-progress',
    title: 'returnProgress',
    note: 'returnProgressNote',
    fields: [
      subject(FACTS),
      label('return', 'nameReturn'),
      label('exchange', 'nameExchange'),
      label('damage', 'nameDamage'),
      body([], 'received', 'goodsReceived'),
      body([], 'receivedExchange', 'exchangeReceived'),
      body([], 'closed', 'closed'),
    ],
    facts: FACTS,
    texts: {
      subject: 'Order #{number}: your {request}',
      return: 'return',
      exchange: 'exchange',
      damage: 'damage report',
      received: 'We have received the goods. Next: we send your refund.',
      receivedExchange: 'We have received the goods. Next: we send you the exchange.',
      closed: 'This is settled.',
    },
  }),
];
