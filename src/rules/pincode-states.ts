import type { IndianState } from './indian-states.ts';
import { findState } from './states.ts';

/**
 * Why an address cannot be right: tax and delivery follow the state, and the post office lists this pincode in other
 * states only. Undefined where they fit, and where the pincode is not known.
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
