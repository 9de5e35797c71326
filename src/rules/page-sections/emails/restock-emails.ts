import { body, button, emailSection, ending, subject } from './email-section.ts';

/** Food and size, such as "Groundnut Oil (1 L)". */
const FACTS = ['food'];

/** E-mails about a sold-out size that somebody waits for. */
export const restockEmails = [
  emailSection({
    key: 'restock-confirm',
    title: 'restockConfirm',
    note: 'restockConfirmNote',
    fields: [subject(), body(FACTS), button, ending()],
    facts: FACTS,
    texts: {
      subject: 'Shall we write when {food} is back?',
      text: 'Somebody, hopefully you, asked for an email when {food} is back in stock. Please confirm it within two days.',
      button: 'Yes, email me',
      ending: 'If it was not you, do nothing: without your confirmation we send nothing.',
    },
  }),
  emailSection({
    key: 'restocked',
    title: 'restocked',
    note: 'restockedNote',
    fields: [subject(), body(FACTS), button, ending()],
    facts: FACTS,
    texts: {
      subject: '{food} is back',
      text: 'You asked us to write: {food} is in stock again, as long as it lasts.',
      button: 'See the food',
      ending: 'This was the only email about it.',
    },
  }),
];
