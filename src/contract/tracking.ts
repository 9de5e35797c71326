/** What a courier reports of a parcel. */
export const trackingStatuses = [
  'picked-up',
  'in-transit',
  'out-for-delivery',
  'delivered',
  'returned',
] as const;

export type TrackingStatus = (typeof trackingStatuses)[number];
