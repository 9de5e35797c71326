import { plural } from './plural.ts';

type TitleAndAdvice = readonly [title: string, advice: string];

const issues = {
  'amount-mismatch': [
    'Another sum came than was asked for',
    'Give the money back, or keep it and ask the customer for the rest.',
  ],
  'not-ours': [
    'A payment that does not belong to the order',
    'Look it up at the provider before anything is sent.',
  ],
  'other-environment': [
    'A test payment met the live shop',
    'Nothing is to be sent for it. Check the keys of the provider.',
  ],
  'unknown-order': [
    'Money came without an order',
    'Give it back. If the customer says what it was for, take the order by phone.',
  ],
  'refund-failed': [
    'A refund was refused',
    'Try it once more. If it is refused again, give the money back by bank transfer.',
  ],
  'exchange-rate': [
    'The exchange rate does not come',
    'Prices in dollars use the last good rate. Check the address of the rate.',
  ],
  other: ['Something about a payment', 'Look it up at the provider.'],
} as const satisfies Record<string, TitleAndAdvice>;

const mailAdvice =
  'Check that the address is right and the mail server takes mail, then try again. An address that does not exist never will.';

const jobs = {
  mail: ['A mail did not go out', mailAdvice],
  code: ['A code for an email did not go out', mailAdvice],
  refund: [
    'A refund was not sent to the provider',
    'Try again. If the provider stays away, give the money back there.',
  ],
  'provider-event': [
    'What a payment provider told could not be settled',
    'Try again. If it fails once more, look the payment up at the provider.',
  ],
  reconcile: ['Open payments could not be checked', 'It runs again within a minute by itself.'],
  'reconcile-days': ['Payments of the last days could not be checked', 'It runs again within an hour.'],
  'expire-holds': ['Foods of unpaid orders were not given back', 'It runs again within a minute by itself.'],
  'forget-expired': ['Old sessions and codes were not removed', 'It runs again within an hour.'],
  'import-foods': [
    'An import of foods stands still',
    'Try again: it goes on where it stopped. Or cancel it on its page.',
  ],
  'forget-uploads': ['Pictures that nobody uses were not removed', 'It runs again tomorrow.'],
  other: ['Something in the background failed', 'Try again.'],
} as const satisfies Record<string, TitleAndAdvice>;

/** Title and advice by kind of payment issue and by queue of a job. */
export type IssueTexts = Record<keyof typeof issues, TitleAndAdvice>;
export type JobTexts = Record<keyof typeof jobs, TitleAndAdvice>;

/** Payments, mails and background jobs that need the admin. */
export const adminPayments = {
  title: 'Payments to look at',
  things: 'problems',
  none: 'Nothing to look at: every payment is where it belongs.',
  filterDone: 'Done',
  issue: (kind: string): TitleAndAdvice => issues[kind as keyof typeof issues] ?? issues.other,
  giveBack: 'Give money back',
  giveBackQuestion: 'Give this money back?',
  giveBackConsequence: 'The payment provider sends it to whoever paid. This cannot be undone.',
  givenBack: 'The money goes back.',
  openOrder: (number: number | null) => `Open order ${number ? `#${number}` : ''}`,
  done: 'Done',
  jobThings: 'mails and jobs',
  jobsTitle: 'Mails and jobs',
  noJobs: 'Every mail went out, and nothing failed.',
  job: (queue: string): TitleAndAdvice => jobs[queue as keyof typeof jobs] ?? jobs.other,
  tries: (count: number) => plural(count, { one: `tried ${count} time`, other: `tried ${count} times` }),
  retriesItself: 'tried again by itself',
  retry: 'Try again',
  triedAgain: 'It is tried again.',
  drop: 'Forget it',
  dropped: 'It is not tried again.',
};
