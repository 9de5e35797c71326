import { body, emailSection, label, subject } from './email-section.ts';

const FACTS = ['number', 'request'];

/** E-mails about requests for a cancellation, return or exchange, and reports of damage. */
export const returnEmails = [
  emailSection({
    key: 'return-decision',
    title: 'Request accepted or declined',
    note: 'Your reply stands before the text. {request} is one of the four names.',
    fields: [
      subject(FACTS, 'accepted', 'Subject if accepted'),
      subject(FACTS, 'declined', 'Subject if declined'),
      label('cancel', 'Name of a cancellation'),
      label('return', 'Name of a return'),
      label('exchange', 'Name of an exchange'),
      label('damage', 'Name of a damage report'),
      body([], 'nextReturn', 'Next step of a return'),
      body([], 'nextExchange', 'Next step of an exchange'),
      body([], 'nextDamage', 'Next step after damage'),
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
    title: 'Return received or closed',
    note: '{request} is one of the three names. Your note follows when a return is closed.',
    fields: [
      subject(FACTS),
      label('return', 'Name of a return'),
      label('exchange', 'Name of an exchange'),
      label('damage', 'Name of a damage report'),
      body([], 'received', 'Goods received'),
      body([], 'receivedExchange', 'Goods of an exchange received'),
      body([], 'closed', 'Closed'),
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
