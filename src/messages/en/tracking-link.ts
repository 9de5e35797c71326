/** The tracking number of a parcel with its link, for customers and admins. */
export const trackingLink = {
  copy: 'Copy the tracking number',
  copied: 'The tracking number is copied.',
  notCopied: 'It could not be copied. Please copy it by hand.',
  courierPage: 'Track it at the courier',
};
