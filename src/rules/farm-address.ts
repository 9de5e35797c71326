import { findState } from './states.ts';

/** The address of a farm as a form asks for it. It is saved as one text, which invoices and pages show. */
export interface FarmAddress {
  street: string;
  town: string;
  /** Of the pincode; empty when that is unknown. */
  state: string;
  pincode: string;
}

const PARTS = /^(?<street>.+), *(?<town>[^,]+), *(?:(?<state>[^\d,]+?) +)?(?<pincode>[1-9]\d{5})$/;

export function joinAddress({ street, town, state, pincode }: FarmAddress): string {
  const end = [state, pincode].map((part) => part.trim()).filter(Boolean);
  return [street, town, end.join(' ')]
    .map((part) => part.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ');
}

/** A text that was not made by `joinAddress` is all street: saving the form then changes nothing. */
export function splitAddress(address: string): FarmAddress {
  const { street = '', town = '', state = '', pincode = '' } = PARTS.exec(address)?.groups ?? {};
  return street && (state === '' || findState(state))
    ? { street, town, state, pincode }
    : { street: address, town: '', state: '', pincode: '' };
}
