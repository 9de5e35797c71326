import { states } from '../messages/states.ts';

export interface Address {
  doorNumber: string;
  street: string;
  area: string;
  district: string;
  state: string;
  pincode: string;
}

export const NO_ADDRESS: Address = {
  doorNumber: '',
  street: '',
  area: '',
  district: '',
  state: '',
  pincode: '',
};

export const addressParts = ['doorNumber', 'street', 'area', 'district', 'state', 'pincode'] as const;

/** Formats an address as one line; old data may already be a string. */
export function addressLine(address: Address | string): string {
  if (typeof address === 'string') return address;
  return addressParts
    .map((part) => address[part])
    .filter(Boolean)
    .join(', ');
}

/** The same for a page, with the state in its language. */
export function shownAddress(address: Address | string): string {
  return addressLine(
    typeof address === 'string' ? address : { ...address, state: states.shown(address.state) },
  );
}

/** Parses a line with exactly six parts that ends in a pincode; returns any other line unchanged. */
export function addressFromLine(line: string): Address | string {
  const parts = line.split(',').map((part) => part.trim());
  const [doorNumber, street, area, district, state, pincode] = parts;
  const isEmailAddress =
    parts.length === addressParts.length && parts.every(Boolean) && /^\d{6}$/.test(pincode ?? '');
  if (!isEmailAddress || !doorNumber || !street || !area || !district || !state || !pincode) return line;
  return { doorNumber, street, area, district, state, pincode };
}
