import type { PaymentMethod } from '../payment-methods.ts';
import {
  count,
  GRIEVANCE_ACKNOWLEDGEMENT_HOURS,
  homeStateText,
  type Range,
  range,
  type ShopPolicy,
} from '../policy.ts';
import { shopPlaceholders } from './placeholders.ts';
import type { Texts } from './section-types.ts';

/** What the placeholders are made of: the same values that the server enforces. */
export interface PlaceholderFacts {
  name: string;
  legalName: string;
  tagline: string;
  phone: string;
  email: string;
  address: string;
  state: string;
  foodLicence: string;
  enterpriseRegistration: string;
  grievanceOfficer: { name: string; designation: string; email: string; phone: string };
  policy: ShopPolicy;
  paymentMethods: readonly PaymentMethod[];
}

/** The value of every placeholder, by name. */
export function placeholderValues(shop: PlaceholderFacts): Texts {
  return {
    ...Object.fromEntries(shopPlaceholders.map((name) => [name, shop[name]])),
    // an admin sees the pages of a new shop before it has a name
    name: shop.name || 'our farm',
    ...policyValues(shop),
  };
}

type PolicyPlaceholder = keyof ReturnType<typeof policyValues>;

/** Names for the texts of policies and assistant, in addition to those of every page. */
export const policyPlaceholders = [
  'legalName',
  'foodLicence',
  'enterpriseRegistration',
  'phoneNumber',
  'officerName',
  'officerDesignation',
  'officerEmail',
  'officerPhone',
  'homeState',
  'minimumOrder',
  'minimumTerms',
  'cancelHours',
  'returnDays',
  'damageHours',
  'refundDays',
  'exchangeDays',
  'packingDays',
  'homeDays',
  'otherDays',
  'remoteDays',
  'deliveryTimes',
  'deliveryTable',
  'complaintHours',
  'paymentProviders',
  'paymentMethods',
  'paymentTerms',
  'refundWays',
  'cashOnDelivery',
] as const satisfies PolicyPlaceholder[];

function policyValues(shop: PlaceholderFacts) {
  const { policy, grievanceOfficer: officer } = shop;
  return {
    legalName: shop.legalName || shop.name,
    foodLicence: shop.foodLicence,
    enterpriseRegistration: shop.enterpriseRegistration,
    /** For links. */
    phoneNumber: shop.phone.replace(/[^+\d]/g, ''),
    officerName: officer.name,
    officerDesignation: officer.designation,
    officerEmail: officer.email,
    officerPhone: officer.phone,
    homeState: homeStateText(shop),
    minimumOrder: policy.minimumOrderRupees > 0 ? `₹${policy.minimumOrderRupees}` : 'any amount',
    minimumTerms:
      policy.minimumOrderRupees > 0
        ? `The minimum order is ₹${policy.minimumOrderRupees}. It counts the products in your cart, before coupon and delivery.`
        : 'There is no minimum order.',
    cancelHours: count(policy.freeCancellationHours, 'hour'),
    returnDays: count(policy.returnDays, 'day'),
    damageHours: count(policy.discrepancyHours, 'hour'),
    refundDays: businessDays(policy.refundBusinessDays),
    exchangeDays: count(policy.exchangeWorkingDays, 'working day'),
    packingDays: businessDays(policy.processingBusinessDays),
    ...deliveryValues(shop),
    complaintHours: count(GRIEVANCE_ACKNOWLEDGEMENT_HOURS, 'hour'),
    ...paymentValues(shop.paymentMethods),
  };
}

function deliveryValues({ state, policy }: PlaceholderFacts) {
  const { home, otherStates, remote } = policy.deliveryBusinessDays;
  const rows = [
    ['Delivery to', 'Time'],
    ['---', '---'],
    [state || 'Our own state', businessDays(home)],
    ['Other states', businessDays(otherStates)],
    ['Remote areas', businessDays(remote)],
  ];
  return {
    homeDays: businessDays(home),
    otherDays: businessDays(otherStates),
    remoteDays: businessDays(remote),
    deliveryTimes: `${businessDays(home)} in ${homeStateText({ state })}, ${range(otherStates)} in other states and ${range(remote)} in remote areas`,
    /** In the markup of `rules/markup.ts`. */
    deliveryTable: rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  };
}

function paymentValues(methods: readonly PaymentMethod[]) {
  const hasPaypal = methods.includes('paypal');
  const hasCash = methods.includes('cash-on-delivery');
  return {
    paymentProviders: hasPaypal ? 'Razorpay or PayPal' : 'Razorpay',
    paymentMethods: hasPaypal
      ? 'by UPI through Razorpay, or with PayPal in US dollars'
      : 'by UPI through Razorpay',
    paymentTerms: hasPaypal
      ? 'You pay by UPI through Razorpay, or through PayPal with an account held outside India. PayPal charges US dollars; you see that amount before you agree.'
      : 'You pay by UPI through Razorpay.',
    refundWays: hasPaypal
      ? 'through Razorpay to your UPI account, or to your PayPal account'
      : 'through Razorpay to your UPI account',
    cashOnDelivery: hasCash
      ? 'You can also pay in cash when your order arrives.'
      : 'We do not offer cash on delivery.',
  };
}

const businessDays = (days: Range) => count(days, 'business day');
