import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import { CASH_ON_DELIVERY, type OfferedPayment } from '../payment-methods.ts';
import { GRIEVANCE_ACKNOWLEDGEMENT_HOURS, type ShopPolicy } from '../policy.ts';
import type { PlaceholderTexts } from './languages/section-language.ts';
import { sectionLanguages } from './languages/section-languages.ts';
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
  /** In the language of the values. */
  payments: readonly OfferedPayment[];
}

/** The value of every placeholder, by name. */
export function placeholderValues(shop: PlaceholderFacts, language: Language = DEFAULT_LANGUAGE): Texts {
  const texts = sectionLanguages[language].placeholders;
  return {
    ...Object.fromEntries(shopPlaceholders.map((name) => [name, shop[name]])),
    // an admin sees the pages of a new shop before it has a name
    name: shop.name || texts.ourFarm,
    ...policyValues(shop, texts),
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

function policyValues(shop: PlaceholderFacts, texts: PlaceholderTexts) {
  const { policy, grievanceOfficer: officer } = shop;
  const minimum = policy.minimumOrderRupees > 0 ? `₹${policy.minimumOrderRupees}` : undefined;
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
    homeState: texts.stateName(shop.state) || texts.ownState.inText,
    minimumOrder: minimum ?? texts.anyAmount,
    minimumTerms: minimum ? texts.minimumTerms(minimum) : texts.noMinimum,
    cancelHours: texts.hours(policy.freeCancellationHours),
    returnDays: texts.days(policy.returnDays),
    damageHours: texts.hours(policy.discrepancyHours),
    refundDays: texts.businessDays(policy.refundBusinessDays),
    exchangeDays: texts.workingDays(policy.exchangeWorkingDays),
    packingDays: texts.businessDays(policy.processingBusinessDays),
    ...deliveryValues(shop, texts),
    complaintHours: texts.hours(GRIEVANCE_ACKNOWLEDGEMENT_HOURS),
    ...paymentValues(shop.payments, texts),
  };
}

function deliveryValues(
  shop: PlaceholderFacts,
  { businessDays, range, stateName, ownState, deliveryTable: labels, deliveryTimes }: PlaceholderTexts,
) {
  const state = stateName(shop.state);
  const { home, otherStates, remote } = shop.policy.deliveryBusinessDays;
  const rows = [
    [labels.to, labels.time],
    ['---', '---'],
    [state || ownState.inTable, businessDays(home)],
    [labels.otherStates, businessDays(otherStates)],
    [labels.remoteAreas, businessDays(remote)],
  ];
  return {
    homeDays: businessDays(home),
    otherDays: businessDays(otherStates),
    remoteDays: businessDays(remote),
    deliveryTimes: deliveryTimes({
      home: businessDays(home),
      state: state || ownState.inText,
      others: range(otherStates),
      remote: range(remote),
    }),
    /** In the markup of `rules/markup.ts`. */
    deliveryTable: rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  };
}

function paymentValues(payments: readonly OfferedPayment[], texts: PlaceholderTexts) {
  const online = payments.filter(({ method }) => method !== CASH_ON_DELIVERY);
  const takesCash = online.length < payments.length;
  const cash = payments.find(({ method }) => method === CASH_ON_DELIVERY)?.cash;
  const cashTexts = cash ? [texts.cashOnDelivery.offered, texts.cashTerms(cash)] : [];
  const [first, ...others] = online;
  const notes = online.flatMap(({ termsNote }) => termsNote ?? []);
  return {
    paymentProviders: texts.names(online.map(({ provider }) => provider)),
    paymentMethods: texts.ways(online.map(({ howToPay }) => howToPay)),
    paymentTerms: [
      ...(first
        ? [
            texts.payBy(
              first.howToPay,
              others.map(({ orInTerms, howToPay }) => orInTerms ?? howToPay),
            ),
          ]
        : []),
      ...notes,
      ...cashTexts,
    ].join(' '),
    // cash is refunded too, if not in cash
    refundWays: texts.ways((cash ? payments : online).map(({ refundWay }) => refundWay)),
    cashOnDelivery: texts.cashOnDelivery[takesCash ? 'offered' : 'notOffered'],
  };
}
