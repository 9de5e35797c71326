import type { IndianState } from './indian-states.ts';
import { findState } from './states.ts';

/**
 * Message when the pincode belongs to another state, on which tax and delivery depend. Undefined when they match or the
 * pincode is unknown.
 */
export function stateError(
  state: string,
  pincode: string,
  statesOfPincode: readonly IndianState[],
): string | undefined {
  const name = findState(state);
  if (statesOfPincode.length === 0 || statesOfPincode.some((possible) => possible === name)) return undefined;
  const place = `The pincode ${pincode.trim()} is in ${statesOfPincode.join(' or ')}`;
  return name ? `${place}, not in ${name}. Please check both.` : `${place}. Please choose the state.`;
}
