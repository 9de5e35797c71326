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

interface Directory {
  /** In ascending order. */
  pincodes: Uint32Array;
  /** The index of each pincode's district, in the order of `pincodes`. */
  districtIndexes: Uint16Array;
  districts: { district: string; state: IndianState }[];
  /** The few pincodes that have states beside that of their district. */
  otherStates: Map<number, IndianState[]>;
}

let directory: Directory | undefined;

/** The place of a pincode; undefined when the postal directory does not list it. */
export function placeOfPincode(pincode: string): PincodePlace | undefined {
  directory ??= readDirectory(readFileSync(path.join(ROOT, 'db/pincodes.txt'), 'utf8'));
  const { pincodes, districtIndexes, districts, otherStates } = directory;
  const number = Number(pincode);
  const index = indexOfSorted(pincodes, number);
  const place = index === undefined ? undefined : districts[districtIndexes[index] ?? -1];
  return place && { ...place, states: [place.state, ...(otherStates.get(number) ?? [])] };
}

/** The states in which the postal directory lists a pincode; none when it is unknown. */
export function statesOfPincode(pincode: string): IndianState[] {
  return placeOfPincode(pincode)?.states ?? [];
}

/**
 * Reads what scripts/pincodes.ts wrote: `State=District,District` in the order of their numbers, `district:gap gap` with the
 * pincodes as base-36 differences, and `pincode>State,State` for states beside that of the district. An object for each of the
 * nineteen thousand pincodes would take four megabytes.
 */
function readDirectory(text: string): Directory {
  const districts: Directory['districts'] = [];
  const pincodes: number[] = [];
  const districtIndexes: number[] = [];
  const otherStates: Directory['otherStates'] = new Map();
  let pincode = 0;
  for (const line of text.split('\n')) {
    const [, key = '', separator, list = ''] = /^([^#=:>]+)([=:>])(.*)$/.exec(line) ?? [];
    if (separator === '=') {
      const state = findState(key);
      if (state) districts.push(...list.split(',').map((district) => ({ district, state })));
    } else if (separator === ':') {
      for (const difference of list.split(' ')) {
        pincode += Number.parseInt(difference, 36);
        pincodes.push(pincode);
        districtIndexes.push(Number.parseInt(key, 36));
      }
    } else if (separator === '>') {
      otherStates.set(
        Number(key),
        list.split(',').flatMap((name) => findState(name) ?? []),
      );
    }
  }
  return {
    pincodes: Uint32Array.from(pincodes),
    districtIndexes: Uint16Array.from(districtIndexes),
    districts,
    otherStates,
  };
}

function indexOfSorted(numbers: Uint32Array, wanted: number): number | undefined {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return numbers[low] === wanted ? low : undefined;
}
