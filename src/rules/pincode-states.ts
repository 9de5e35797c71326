import { findState, type IndianState } from './states.ts';

/**
 * The states whose post offices have pincodes with these first three digits, from and to. Made from India Post's
 * directory of August 2026; where two states share three digits, both stand there. 900 to 999 are army post offices.
 */
const regions: readonly (readonly [from: number, to: number, ...states: IndianState[]])[] = [
  [110, 110, 'Delhi'],
  [121, 136, 'Haryana'],
  [140, 140, 'Punjab', 'Chandigarh'],
  [141, 152, 'Punjab'],
  [160, 160, 'Chandigarh', 'Punjab'],
  [171, 177, 'Himachal Pradesh'],
  [180, 193, 'Jammu and Kashmir'],
  [194, 194, 'Ladakh', 'Jammu and Kashmir'],
  [201, 243, 'Uttar Pradesh'],
  [244, 244, 'Uttar Pradesh', 'Uttarakhand'],
  [245, 245, 'Uttar Pradesh'],
  [246, 247, 'Uttar Pradesh', 'Uttarakhand'],
  [248, 249, 'Uttarakhand'],
  [250, 261, 'Uttar Pradesh'],
  [262, 262, 'Uttar Pradesh', 'Uttarakhand'],
  [263, 263, 'Uttarakhand'],
  [271, 285, 'Uttar Pradesh'],
  [301, 345, 'Rajasthan'],
  [360, 361, 'Gujarat'],
  [362, 362, 'Gujarat', 'Dadra and Nagar Haveli and Daman and Diu'],
  [363, 395, 'Gujarat'],
  [396, 396, 'Gujarat', 'Dadra and Nagar Haveli and Daman and Diu'],
  [400, 402, 'Maharashtra'],
  [403, 403, 'Goa'],
  [410, 445, 'Maharashtra'],
  [450, 488, 'Madhya Pradesh'],
  [490, 497, 'Chhattisgarh'],
  [500, 506, 'Telangana'],
  [507, 507, 'Telangana', 'Andhra Pradesh'],
  [508, 509, 'Telangana'],
  [515, 532, 'Andhra Pradesh'],
  [533, 533, 'Andhra Pradesh', 'Puducherry'],
  [534, 535, 'Andhra Pradesh'],
  [560, 591, 'Karnataka'],
  [600, 604, 'Tamil Nadu'],
  [605, 605, 'Tamil Nadu', 'Puducherry'],
  [606, 606, 'Tamil Nadu'],
  [607, 607, 'Tamil Nadu', 'Puducherry'],
  [608, 608, 'Tamil Nadu'],
  [609, 609, 'Tamil Nadu', 'Puducherry'],
  [610, 643, 'Tamil Nadu'],
  [670, 671, 'Kerala'],
  [673, 673, 'Kerala', 'Puducherry'],
  [676, 680, 'Kerala'],
  [682, 682, 'Kerala', 'Lakshadweep'],
  [683, 695, 'Kerala'],
  [700, 736, 'West Bengal'],
  [737, 737, 'Sikkim'],
  [741, 743, 'West Bengal'],
  [744, 744, 'Andaman and Nicobar Islands'],
  [751, 770, 'Odisha'],
  [781, 782, 'Assam'],
  [783, 783, 'Assam', 'Meghalaya'],
  [784, 788, 'Assam'],
  [790, 792, 'Arunachal Pradesh'],
  [793, 794, 'Meghalaya'],
  [795, 795, 'Manipur'],
  [796, 796, 'Mizoram'],
  [797, 798, 'Nagaland'],
  [799, 799, 'Tripura'],
  [800, 812, 'Bihar'],
  [813, 814, 'Bihar', 'Jharkhand'],
  [815, 818, 'Jharkhand'],
  [821, 821, 'Bihar'],
  [822, 822, 'Jharkhand'],
  [823, 824, 'Bihar'],
  [825, 835, 'Jharkhand'],
  [841, 855, 'Bihar'],
];

/** The states that a pincode may lie in; undefined where its region is not known. */
export function statesOfPincode(pincode: string): IndianState[] | undefined {
  const beginning = Number(pincode.trim().slice(0, 3));
  const region = regions.find(([from, to]) => beginning >= from && beginning <= to);
  if (!region) return undefined;
  const [, , ...states] = region;
  return states;
}

/**
 * Why an address cannot be right: tax and delivery follow the state, and this pincode is in none of that name. Undefined
 * where they fit, and where nobody knows the pincode's region.
 */
export function stateError(state: string, pincode: string): string | undefined {
  const states = statesOfPincode(pincode);
  const name = findState(state);
  if (!states || states.some((possible) => possible === name)) return undefined;
  const place = `The pincode ${pincode.trim()} is in ${states.join(' or ')}`;
  return name ? `${place}, not in ${name}. Please check both.` : `${place}. Please choose the state.`;
}
