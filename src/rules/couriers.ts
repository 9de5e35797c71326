/** A courier of the admin's list. */
export interface ListedCourier {
  name: string;
  /** Where a parcel can be followed; {n} stands for the tracking number. Empty: nowhere. */
  link: string;
  /** Offered when an order ships. The links of parcels that went before work anyway. */
  isOn: boolean;
}

interface KnownCourier {
  name: string;
  /** Of the name in small letters without spaces. */
  isNamed: RegExp;
  link: string;
  /** Of the number in capital letters without spaces. No courier but the post publishes its format, so others may occur too. */
  number?: RegExp;
}

/** The place of the tracking number in a link. */
const NUMBER_MARK = '{n}';

/** Couriers that farms in India use. Those whose page takes no number in its address have the address of the page. */
const knownCouriers: readonly KnownCourier[] = [
  {
    name: 'India Post',
    isNamed: /indiapost|speedpost|registeredpost/,
    link: 'https://www.indiapost.gov.in',
  },
  {
    name: 'DTDC',
    isNamed: /dtdc/,
    link: 'https://www.dtdc.in/tracking',
    number: /^([A-Z]\d{8}|\d{9,14})$/,
  },
  {
    name: 'ST Courier',
    isNamed: /^stcourier/,
    link: 'https://stcourier.com/track/shipment',
    number: /^(ST)?\d{9,12}$/,
  },
  {
    name: 'The Professional Couriers',
    isNamed: /professionalcourier|^tpc$/,
    link: 'https://www.tpcindia.com/Tracking2014.aspx?id={n}&type=0&service=0',
    number: /^([A-Z]{3}\d{5,12}|\d{8,15})$/,
  },
  {
    name: 'Delhivery',
    isNamed: /delhivery/,
    link: 'https://www.delhivery.com/track-v2/package/{n}',
    number: /^\d{12,14}$/,
  },
  {
    name: 'Shiprocket',
    isNamed: /shiprocket/,
    link: 'https://shiprocket.co/tracking/{n}',
  },
  { name: 'Own vehicle', isNamed: /^ownvehicle$/, link: '' },
];

export const DEFAULT_COURIERS: readonly ListedCourier[] = knownCouriers.map(({ name, link }) => ({
  name,
  link,
  isOn: true,
}));

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

export function isSameCourier(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** By any of its usual names. */
export function findKnownCourier(courier: string): KnownCourier | undefined {
  const name = plain(courier);
  return knownCouriers.find(({ isNamed }) => isNamed.test(name));
}

/** Where the parcel can be followed; undefined for a courier that is not listed or has no page. */
export function courierLink(
  couriers: readonly ListedCourier[],
  { courier, trackingNumber }: { courier: string | null; trackingNumber: string | null },
): string | undefined {
  if (!courier || !trackingNumber) return undefined;
  const listed = couriers.find(({ name }) => isSameCourier(name, courier));
  const number = encodeURIComponent(trackingNumber.replaceAll(' ', ''));
  return listed?.link.replaceAll(NUMBER_MARK, () => number) || undefined;
}
