/** Something that somebody waits for: a sold-out size that is back, or a lower price. */
type Until = 'back' | 'cheaper';

const byKind = (texts: Record<Until, string>) => (until: Until) => texts[until];

/** An e-mail when a sold-out size is back or costs less: its dialog, its page and the link that ends it. */
export const restock = {
  title: byKind({ back: 'Email me when it is back', cheaper: 'Tell me when the price falls' }),
  note: ({ food, size }: { food: string; size: string }) => `${food} (${size})`,
  dialogNote: byKind({
    back: 'We send one email when this size is back, and nothing else.',
    cheaper: 'We send one email when this size costs less, and nothing else.',
  }),
  email: 'Email',
  send: 'Send the link',
  failed: 'This did not work. Please try again.',
  checkMail: 'Please open the link in the email that we sent you.',
  waiting: byKind({
    back: 'We will email you when it is back.',
    cheaper: 'We will tell you once when the price falls.',
  }),
  takenBack: 'Done. We do not write to you about it.',
  unknown: 'This link is no longer valid.',
  unknownNote: 'Links are valid for two days. Ask again on the page of the food.',
  confirmText: byKind({
    back: 'May we send you one email when this is back?',
    cheaper: 'May we send you one email when this costs less?',
  }),
  confirm: 'Yes, email me',
  confirmed: byKind({
    back: 'Done. We will email you once when it is back.',
    cheaper: 'Done. We will email you once when the price falls.',
  }),
  stopText: byKind({
    back: 'You no longer want emails about foods that are back?',
    cheaper: 'You no longer want emails about lower prices?',
  }),
  stop: 'Stop these emails',
  stopped: byKind({
    back: 'Done. You get no more emails about foods that are back.',
    cheaper: 'Done. You get no more emails about lower prices.',
  }),
  toFood: 'See the food',
};
