const statuses: Partial<Record<string, string>> = {
  'picked-up': 'With the courier',
  'in-transit': 'On its way',
  'out-for-delivery': 'Out for delivery',
  undelivered: 'Could not be delivered; the courier tries again',
  delivered: 'Delivered',
  'coming-back': 'On its way back to us',
  returned: 'Came back to us; we will contact you',
  lost: 'Lost on the way; we will contact you',
  damaged: 'Damaged on the way; we will contact you',
};

/** What customers see of their parcel. */
export const parcels = {
  title: 'Where your parcel is',
  status: (status: string) => statuses[status] ?? '',
};
