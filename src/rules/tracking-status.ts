/** What a courier reports of a parcel. `void`: the booking no longer counts. `other`: shown with the courier's words, changes nothing. */
export const trackingStatuses = [
  'picked-up',
  'in-transit',
  'out-for-delivery',
  'undelivered',
  'delivered',
  'coming-back',
  'returned',
  'lost',
  'damaged',
  'void',
  'other',
] as const;

export type TrackingStatus = (typeof trackingStatuses)[number];
