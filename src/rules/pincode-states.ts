import { orderErrors } from '../messages/order-errors.ts';
import { states } from '../messages/states.ts';
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
  const place = { pincode: pincode.trim(), states: statesOfPincode.map(states.shown).join(orderErrors.or) };
  return name
    ? orderErrors.otherState({ ...place, state: states.shown(name) })
    : orderErrors.unknownState(place);
}
