import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IndianState } from '../../rules/indian-states.ts';
import { findState } from '../../rules/states.ts';
import { ROOT } from '../platform/root.ts';

let directory: Map<number, IndianState[]> | undefined;

/** The states in which the post office lists a pincode; none where it is not known. */
export function statesOfPincode(pincode: string): IndianState[] {
  directory ??= readDirectory(readFileSync(path.join(ROOT, 'db/pincodes.txt'), 'utf8'));
  return directory.get(Number(pincode)) ?? [];
}

/** A line per state: its name, and its pincodes as gaps in base 36 (made by scripts/pincodes.ts). */
function readDirectory(text: string): Map<number, IndianState[]> {
  const states = new Map<number, IndianState[]>();
  for (const line of text.split('\n')) {
    const [name = '', gaps] = line.split(': ');
    const state = findState(name);
    if (!state || !gaps) continue;
    let pincode = 0;
    for (const gap of gaps.split(' ')) {
      pincode += Number.parseInt(gap, 36);
      states.set(pincode, [...(states.get(pincode) ?? []), state]);
    }
  }
  return states;
}
