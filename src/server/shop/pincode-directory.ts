import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IndianState } from '../../rules/indian-states.ts';
import { findState } from '../../rules/states.ts';
import { ROOT } from '../platform/root.ts';

export interface PincodePlace {
  district: string;
  state: IndianState;
  /** Every state in which the postal directory lists the pincode, the likeliest first. */
  states: IndianState[];
}

let directory: Map<number, PincodePlace> | undefined;

/** The place of a pincode; undefined when the postal directory does not list it. */
export function placeOfPincode(pincode: string): PincodePlace | undefined {
  directory ??= readDirectory(readFileSync(path.join(ROOT, 'db/pincodes.txt'), 'utf8'));
  return directory.get(Number(pincode));
}

/** The states in which the postal directory lists a pincode; none when it is unknown. */
export function statesOfPincode(pincode: string): IndianState[] {
  return placeOfPincode(pincode)?.states ?? [];
}

/**
 * Reads what scripts/pincodes.ts wrote: `State=District,District` in the order of their numbers, `district:gap gap` with the
 * pincodes as base-36 differences, and `pincode>State,State` for states beside that of the district.
 */
function readDirectory(text: string): Map<number, PincodePlace> {
  const districts: { district: string; state: IndianState }[] = [];
  const places = new Map<number, PincodePlace>();
  let pincode = 0;
  for (const line of text.split('\n')) {
    const [, key = '', separator, list = ''] = /^([^#=:>]+)([=:>])(.*)$/.exec(line) ?? [];
    if (separator === '=') {
      const state = findState(key);
      if (state) districts.push(...list.split(',').map((district) => ({ district, state })));
    } else if (separator === ':') {
      const place = districts[Number.parseInt(key, 36)];
      for (const difference of list.split(' ')) {
        pincode += Number.parseInt(difference, 36);
        if (place) places.set(pincode, { ...place, states: [place.state] });
      }
    } else if (separator === '>') {
      const others = list.split(',').flatMap((name) => findState(name) ?? []);
      places.get(Number(key))?.states.push(...others);
    }
  }
  return places;
}
