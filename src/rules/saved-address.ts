import { type Address, addressParts } from './address.ts';
import { findState } from './states.ts';

const PINCODE = /^[1-9]\d{5}$/;
const MOBILE = /^\d{10}$/;

/** Ten digits, without the country code of older profiles. */
export function mobileOf(phone: string): string {
  return phone.replace(/^91(?=\d{10}$)/, '');
}

/** Whether an order can be sent there as it is. Old addresses may be a plain line, or have a state that nobody knows. */
export function isComplete({ address, phone }: { address: Address | string; phone: string }): boolean {
  return (
    typeof address === 'object' &&
    addressParts.every((part) => address[part].trim() !== '') &&
    PINCODE.test(address.pincode.trim()) &&
    findState(address.state) !== undefined &&
    MOBILE.test(phone)
  );
}
