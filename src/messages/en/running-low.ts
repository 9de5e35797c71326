import { plural } from './plural.ts';

/** "Running low?": the reminder, its link and the choice in the account. */
export const runningLow = {
  title: 'Running low?',
  line: ({ food, size, quantity }: { food: string; size: string; quantity: number }) =>
    `${food}, ${quantity} × ${size}`,
  reason: ({ day, days }: { day: string; days: number }) =>
    `You bought it on ${day}, and by your earlier orders as much lasts you about ${plural(days, { one: '1 day', other: `${days} days` })}.`,
  stop: 'No more reminders',
  stopped: 'Done. You get no more reminders.',
  stopNote: 'You can switch them on again in your profile.',
  filling: 'Filling your basket…',
  unknown: 'This link is not for this account, or is no longer valid.',
  linkUnknown: 'This link is not complete. You can switch reminders off in your profile.',
  stopFailed: 'The reminders could not be switched off. Please try again.',
  failed: 'Your basket could not be filled. Please try again.',
  tryAgain: 'Try again',
  toProfile: 'To my profile',
  toShop: 'See the foods',
  choice: 'Remind me when something may run low',
  choiceNote:
    'By what you bought and how long it lasted. At most one a month; nothing is ever ordered or paid by itself.',
};
