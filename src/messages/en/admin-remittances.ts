import { plural } from './plural.ts';

const states = {
  matched: 'Matches',
  settled: 'Recorded',
  differs: 'Another amount',
  adjusted: 'Adjusted by the courier',
  unclear: 'Order cancelled, not shipped or not unique',
  unknown: 'Unknown parcel number',
};

const ordersText = (count: string) => (count === '1' ? '1 order' : `${count} orders`);

/** Payouts of couriers for cash on delivery. */
export const adminRemittances = {
  title: 'Cash from couriers',
  thing: 'payout',
  things: 'payouts',
  upload: 'Payout file of the courier',
  uploadHint:
    'Shiprocket: Excel (.xls, .xlsx) or CSV. Delhivery: CSV. Nothing is recorded before you confirm.',
  check: 'Check file',
  missing: 'Choose a file first.',
  sample: 'Sample file to try',
  found: 'What is in the file',
  known: 'This file was confirmed before. Confirming again records only what is still open.',
  payout: (crf: string) => `Payout ${crf}`,
  utr: 'Bank reference (UTR)',
  paidOn: 'Paid on',
  collected: 'Collected',
  freight: 'Freight',
  early: 'Early payout',
  instant: 'Instant payout',
  reversal: 'Returned parcels',
  paid: 'Paid to you',
  linesDiffer: (amount: string) => `The parcels add up to another sum than the courier states: ${amount}.`,
  paidDiffers: (amount: string) => `Collected less deductions is not what was paid: ${amount}.`,
  acceptTotals: 'I have asked the courier. Record the matched parcels anyway.',
  reference: 'Bank reference (UTR), if the file has none',
  confirm: (count: number) =>
    plural(count, { one: `Record ${count} parcel`, other: `Record ${count} parcels` }),
  save: 'Save without recording',
  recorded: (count: number) =>
    plural(count, {
      one: `The cash of ${count} order is recorded.`,
      other: `The cash of ${count} orders is recorded.`,
    }),
  goOn: 'Record what matches now',
  uploadFailed: 'The file could not be checked.',
  parcel: 'Parcel',
  order: 'Order',
  amount: 'Amount',
  result: 'Result',
  state: (state: keyof typeof states) => states[state],
  orderTotal: (amount: string) => `Order: ${amount}`,
  adjustedBy: (amount: string) => `Adjusted: ${amount}`,
  byHand: 'These wait for you: open the order and record the cash there, or ask the courier.',
  open: 'Not paid out yet',
  openSum: ({ count, total }: { count: string; total: string }) => `${total} of ${ordersText(count)}`,
  overdue: ({ count, total }: { count: string; total: string }) =>
    `${total} of ${ordersText(count)} is older than 10 days`,
  noneOpen: 'No cash is outstanding.',
  delivered: (days: number) =>
    days === 0
      ? 'Delivered today'
      : plural(days, { one: `Delivered ${days} day ago`, other: `Delivered ${days} days ago` }),
  onItsWay: (days: number) =>
    days === 0
      ? 'Shipped today'
      : plural(days, { one: `Shipped ${days} day ago`, other: `Shipped ${days} days ago` }),
  age: 'Age',
  customer: 'Customer',
  latest: 'Payouts',
  none: 'No payout was recorded yet.',
  parcels: (count: number) => plural(count, { one: `${count} parcel`, other: `${count} parcels` }),
  openLines: (count: number) => `${count} open`,
  notFound: 'This payout is not there.',
};
