import { states } from '../../messages/states.ts';
import { type Address, addressLine } from '../../rules/address.ts';

/** The address as one line, with its state in the language of the page. */
export function shownAddress(address: Address | string): string {
  return addressLine(
    typeof address === 'string' ? address : { ...address, state: states.shown(address.state) },
  );
}
