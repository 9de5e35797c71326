import { plural } from './plural.ts';

const reasons: Partial<Record<string, string>> = {
  'not-served': 'The courier does not deliver to this pincode. Ship it by hand with another one.',
  'no-cash':
    'The courier does not collect cash at this pincode. Ask the customer to pay online, or ship by hand.',
  'no-credit': 'The wallet at the courier is empty. Recharge it there, then book again.',
  'bad-address': 'The courier does not accept the address or phone number. Correct them, then book again.',
  'keys-rejected': 'The courier does not accept the keys or the pickup address. Check them under Set-up.',
};

const tasks = {
  undelivered: 'Could not be delivered: call the customer, then ask the courier to try again.',
  returned: 'The parcel came back: look at the goods, then record it.',
  lost: 'The courier lost the parcel: claim it there, and send the goods again or refund them.',
  damaged: 'The parcel was damaged: claim it at the courier, and send the goods again or refund them.',
};

/** Parcels that are booked with a courier: the page of an order, and the page of all. */
export const adminParcels = {
  /** Empty: the general message. */
  rejected: ({ code, said }: { code: string; said: string }) =>
    reasons[code] ?? (said && `The courier says: ${said.slice(0, 200)}`),
  hasLeft: 'The courier already has this parcel, so the booking cannot be cancelled.',
  title: 'Courier bookings',
  thing: 'bookings',
  link: 'Courier bookings',
  waiting: 'Waiting for the courier',
  noneWaiting: 'No parcel waits for a courier. Book parcels on the page of an order.',
  tasks: 'Needs you',
  task: (task: keyof typeof tasks) => tasks[task],
  carriedBy: (carrier: string) => `by ${carrier}`,
  bookedWith: 'Booked with',
  reference: 'Reference',
  pickup: 'Pickup',
  pickupDay: 'Pickup on',
  soonest: 'First possible day',
  showLabel: 'Show label',
  requestPickup: 'Request pickup',
  pickupAsked: (note: string) => (note ? `Pickup: ${note}` : 'Pickup requested'),
  manifest: 'Manifest (PDF)',
  labels: 'Labels (PDF)',
  noFile: 'The courier gave no file. Please try again.',
  hasManifest: 'On a manifest',
  cancelBooking: 'Cancel booking',
  cancelled: 'The booking is cancelled.',
  orderCancelled: 'The order is cancelled: cancel the booking too.',
  askNow: 'Ask the courier now',
  asked: 'Up to date.',
  reattempt: 'Deliver again',
  reattemptNote: 'Note for the courier',
  reattemptHint: 'For example when somebody is at home',
  reattempted: 'The courier will try again.',
  done: 'Done',
  choose: (number: number) => `Choose order #${number}`,
  requested: (count: number) =>
    plural(count, {
      one: `Pickup requested for ${count} parcel.`,
      other: `Pickup requested for ${count} parcels.`,
    }),
  notRequested: ({ number, message }: { number: number; message: string }) => `#${number}: ${message}`,
  booked: (name: string) => `Booked with ${name}. The order becomes shipped when the courier fetches it.`,
};
