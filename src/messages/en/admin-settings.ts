import { plural } from './plural.ts';

/** A span of days. */
export interface Range {
  min: number;
  max: number;
}

const range = ({ min, max }: Range) => (min === max ? String(min) : `${min} to ${max}`);
const hours = (count: number) => plural(count, { one: '1 hour', other: `${count} hours` });
const businessDays = (days: Range) =>
  `${range(days)} ${plural(days.max, { one: 'business day', other: 'business days' })}`;
const workingDays = (days: Range) =>
  `${range(days)} ${plural(days.max, { one: 'working day', other: 'working days' })}`;

type DeliveryPart = 'packing' | 'home' | 'otherStates' | 'remote';

/** The settings of the shop; the set-up assistant has their forms too. */
export const adminSettings = {
  title: 'Settings',
  goTo: 'Go to Settings',
  shop: 'Shop',
  delivery: 'Delivery',
  policy: 'Policy',
  unpaid: 'Unpaid orders',
  guests: 'Guests',
  offline: 'Without internet',
  security: 'Security',
  refundLimit: 'Refunds above this need a confirmation (₹)',
  refundLimitHint:
    'Whoever refunds more at once, or ten times as much within 24 hours, confirms first with a passkey, an app or a mailed code, unless they logged in within the last ten minutes.',
  /** In messages such as "The settings could not be loaded." */
  settings: 'settings',
  theDelivery: 'delivery',
  thePolicy: 'policy',
  save: 'Save settings',
  saved: 'The settings were saved.',
  savedShort: 'Saved.',
  chooseState: 'Choose a state',
  notSet: 'Not set',
  shopName: 'Shop name',
  farmName: 'Farm’s name',
  legalName: 'Legal name',
  legalNameHint: 'As on the GST or PAN paper. It goes on every invoice.',
  tagline: 'Tagline',
  taglineShort: 'One line about you (optional)',
  email: 'Email',
  customerMail: 'Mail for customers',
  phone: 'Phone',
  customerPhone: 'Phone customers may call',
  address: 'Address',
  pincode: 'Pincode',
  town: 'Town or village',
  street: 'Door and street',
  state: 'State',
  shopState: 'State of the shop',
  gstin: 'GSTIN',
  gstinHint: 'Empty: invoices carry no GST',
  gstinFormat: '15 characters; empty if you are not registered',
  withoutGst: 'We are not registered for GST',
  latitude: 'Latitude',
  longitude: 'Longitude',
  foodLicence: 'Food licence (FSSAI)',
  fssaiLicence: 'FSSAI licence',
  fssaiHint: '14 digits',
  udyam: 'Enterprise registration (Udyam)',
  officer: 'Grievance officer',
  officerHint: 'A named person who replies to complaints within 48 hours. It can be you.',
  designation: 'Designation',
  post: 'Post',
  officerEmail: 'Email of the officer',
  officerMail: 'Mail of the officer',
  officerPhone: 'Phone of the officer',
  instagram: 'Instagram page',
  youtube: 'YouTube page',
  pincodeDigits: 'A pincode has 6 digits',
  tooLong: 'This is too long',
  anyOf: (states: readonly string[]) => states.join(' or '),
  pincodeUnknown: 'India Post does not list this pincode. Please check it.',
  charge: 'Delivery charge (₹)',
  chargeHint: '0: delivery is free',
  freeFrom: 'Free from (₹)',
  freeFromHint: 'Empty: never free',
  notServed: 'Pincodes not served',
  notServedHint: 'With commas or lines between. 744 stands for every pincode that begins with it.',
  saveDelivery: 'Save delivery',
  deliverySaved: 'Delivery was saved. It holds for orders from now on.',
  otherCharges: 'Other charges by state',
  stateCharge: 'Charge (₹)',
  never: 'Never',
  minimumOrder: 'Smallest order (₹)',
  minimumOrderHint: 'Of the foods, before coupon and delivery. 0: any amount.',
  packingDays: 'Days to pack',
  packingDaysHint: 'Business days from payment to the courier, such as 1 to 2',
  daysTo: (state: string) => `Days to ${state}`,
  daysOwnState: 'Days in your own state',
  daysHint: 'Business days, from the courier to the door',
  daysOtherStates: 'Days to other states',
  daysRemote: 'Days to remote areas',
  daysRemoteHint: 'Islands, high mountains and the north-east',
  promises: 'Promises',
  cancelWithin: 'Cancel within (hours)',
  cancelWithinHint: 'Of placing the order, for a full refund',
  returnWithin: 'Return within (days)',
  returnWithinHint: 'Of receiving the order',
  reportWithin: 'Report damage within (hours)',
  reportWithinHint: 'Of delivery, at least 24',
  moneyBack: 'Money back in (business days)',
  exchangeIn: 'Exchange arrives in (working days)',
  savePolicy: 'Save policy',
  policySaved: 'Saved. It holds for orders from now on; earlier orders keep what they were promised.',
  customersRead: 'Customers will read',
  ownState: 'our own state',
  orderStartsAt: (rupees: number) =>
    rupees > 0 ? `An order starts at ₹${rupees.toLocaleString('en-IN')}.` : 'There is no minimum order.',
  packedAndDelivered: ({
    packing,
    home,
    otherStates,
    remote,
    state,
  }: Record<DeliveryPart, Range> & { state: string }) =>
    `We pack in ${businessDays(packing)} after payment. Delivery then takes ${businessDays(home)} in ${state}, ${range(otherStates)} in other states and ${range(remote)} in remote areas.`,
  cancelReportReturn: ({ cancel, report, days }: Record<'cancel' | 'report' | 'days', number>) =>
    `Cancel within ${hours(cancel)} for a full refund. Report damage within ${hours(report)} of delivery. Return or exchange within ${plural(days, { one: '1 day', other: `${days} days` })} of receiving the order.`,
  moneyAndExchange: ({ money, exchange }: Record<'money' | 'exchange', Range>) =>
    `Money is back within ${businessDays(money)}, an exchange arrives within ${workingDays(exchange)}.`,
  maxPieces: 'Pieces a customer may hold',
  maxPiecesHint: 'Of one size, in all unpaid orders together. Only sizes whose stock you count.',
  maxOrders: 'Unpaid orders a customer may have',
  maxOrdersHint: 'Orders that hold stock. Another one waits until one of them is paid or deleted.',
  holdMinutes: 'Longest hold (minutes)',
  holdMinutesHint:
    'An order holds its stock for 30 minutes. Trying to pay renews that until this long after placing, and once more after it.',
  cancelHours: 'Cancel unpaid orders after (hours)',
  cancelHoursHint: 'The customer gets one mail. Orders by phone and those that you have confirmed stay.',
  lowStock: 'Stock is low at',
  lowStockHint: 'All admins get a mail once when so few of a size are left, and once when it is sold out.',
  saveLimits: 'Save limits',
  limitsSaved: 'Saved. It holds from now on.',
  messages: 'Messages',
  quietHours: 'No messages to customers at night',
  quietFrom: 'Quiet from',
  quietUntil: 'Quiet until',
  reminders: 'Remind customers of what runs low',
  offlineUse: 'Phones can show the shop without internet',
  offlineUseNote:
    'Foods and recipes that somebody has opened, their own orders and the packing list can be read without a connection, and the shop can be installed like an app. Switched off, every browser removes all of it at its next visit.',
  messagesNote:
    'Push, WhatsApp and SMS wait until the quiet hours are over. Recalls go out at once. Reminders go to customers who bought something at least twice, at most once a month, and each customer can switch them off.',
  guestShopping: 'Visitors may shop without logging in',
  guestShoppingNote:
    'The cart stays in the visitor’s browser, and the address is typed at checkout. A code by mail, asked for when the order is placed, makes the account. The mails about an order link to a page that shows its progress without a login, for 90 days: foods, status and expected days, but no name, address or price.',
};
