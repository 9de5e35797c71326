/** Tracking numbers that look wrong, and the admin's list of couriers. */
export const trackingNumbers = {
  postFormat: 'A number of India Post has two letters, nine digits and IN, such as EK900000005IN',
  postCheckDigit: 'The last digit does not fit the others: one of them is mistyped',
  courierFormat: (courier: string) =>
    `This does not look like a number of ${courier}. Please compare it with the receipt.`,
  unusual: 'This does not look like a tracking number. Please compare it with the receipt.',
  couriers: 'Couriers',
  couriersNote:
    'Offered when an order ships. The customer gets the link on the page of the order and by e-mail, with the tracking number beside it.',
  courier: 'courier',
  name: 'Name',
  link: 'Tracking page',
  linkHint: 'In the address of a tracking page, {n} stands for the tracking number. Empty: no page.',
  isOn: 'Offer it',
  save: 'Save couriers',
  saved: 'The couriers are saved.',
  nameTwice: 'This courier stands above already',
  linkHttps: 'Begin with https://',
};
