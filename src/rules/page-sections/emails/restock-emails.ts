import { body, button, emailSection, ending, subject } from './email-section.ts';

/** Food and size, such as "Groundnut Oil (1 L)". */
const FACTS = ['food'];

/** What it costs now, and what it cost when somebody asked. */
const PRICES = [...FACTS, 'price', 'before'];

/** E-mails about a sold-out size or a lower price that somebody waits for, and about what runs low. */
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
  emailSection({
    key: 'price-confirm',
    title: 'priceConfirm',
    note: 'restockConfirmNote',
    fields: [subject(), body(FACTS), button, ending()],
    facts: FACTS,
    texts: {
      subject: 'Shall we write when {food} costs less?',
      text: 'Somebody, hopefully you, asked for an email when the price of {food} falls. Please confirm it within two days.',
      button: 'Yes, email me',
      ending: 'If it was not you, do nothing: without your confirmation we send nothing.',
    },
  }),
  emailSection({
    key: 'price-dropped',
    title: 'priceDropped',
    note: 'priceDroppedNote',
    fields: [subject(), body(PRICES), button, ending()],
    facts: PRICES,
    texts: {
      subject: '{food} costs less now',
      text: 'You asked us to write: {food} now costs {price} instead of {before}.',
      button: 'See the food',
      ending:
        'This was the only email about it. If you want to hear of the next lower price, ask again on the page of the food.',
    },
  }),
  emailSection({
    key: 'running-low',
    title: 'runningLow',
    note: 'runningLowNote',
    fields: [subject(), body(FACTS), button, ending()],
    facts: FACTS,
    texts: {
      subject: 'Running low on {food}?',
      text: 'By what you bought and how long it lasted, {food} may soon be used up. One tap fills your basket with the same as last time; you see the prices and decide.',
      button: 'Fill my basket',
      ending: 'Nothing is ordered or paid by itself. You get at most one such email a month.',
    },
  }),
];
