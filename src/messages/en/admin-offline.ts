import { plural } from './plural.ts';

/** The packing table and orders without a connection. */
export const adminOffline = {
  listFrom: (time: string) =>
    `No connection. The list is from ${time}. Ticks stay on this phone, tracking numbers are sent later.`,
  waits: 'Waits for connection',
  parcelsWait: (count: number) =>
    plural(count, { one: '1 parcel waits to be sent.', other: `${count} parcels wait to be sent.` }),
  savedHere: 'No connection. The numbers are saved on this phone and sent when it is back.',
  sent: (count: number) =>
    plural(count, {
      one: 'Back online. 1 parcel is shipped.',
      other: `Back online. ${count} parcels are shipped.`,
    }),
  notShipped: 'Packed without a connection, but not shipped',
  done: 'Done',
};
