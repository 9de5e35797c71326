import { type IndianState, indianStates } from './indian-states.ts';
import { stateAliases } from './state-aliases.ts';

/** GST state codes: the first two digits of a GSTIN, and the place of supply on invoices. */
const codes: Readonly<Record<IndianState, string>> = {
  'Andaman and Nicobar Islands': '35',
  'Andhra Pradesh': '37',
  'Arunachal Pradesh': '12',
  Assam: '18',
  Bihar: '10',
  Chandigarh: '04',
  Chhattisgarh: '22',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Delhi: '07',
  Goa: '30',
  Gujarat: '24',
  Haryana: '06',
  'Himachal Pradesh': '02',
  'Jammu and Kashmir': '01',
  Jharkhand: '20',
  Karnataka: '29',
  Kerala: '32',
  Ladakh: '38',
  Lakshadweep: '31',
  'Madhya Pradesh': '23',
  Maharashtra: '27',
  Manipur: '14',
  Meghalaya: '17',
  Mizoram: '15',
  Nagaland: '13',
  Odisha: '21',
  Puducherry: '34',
  Punjab: '03',
  Rajasthan: '08',
  Sikkim: '11',
  'Tamil Nadu': '33',
  Telangana: '36',
  Tripura: '16',
  'Uttar Pradesh': '09',
  Uttarakhand: '05',
  'West Bengal': '19',
};

export function stateCode(state: IndianState): string {
  return codes[state];
}

export function stateOfCode(code: string): IndianState | undefined {
  return indianStates.find((state) => codes[state] === code);
}

/** Ignores spaces, punctuation, digits and case, but keeps Indian vowel signs. */
const normalize = (typed: string) =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{M}]/gu, '')
    .replace(/(?<=.)(?:state|india)$/, '');

const statesByName: ReadonlyMap<string, IndianState> = new Map(
  indianStates.flatMap((name) =>
    [name, ...stateAliases[name].split(',')].map((alias): [string, IndianState] => [normalize(alias), name]),
  ),
);

/** Finds a state by name, abbreviation, former name or script, tolerating typos; undefined when unknown or ambiguous. */
export function findState(typed: string): IndianState | undefined {
  const written = normalize(typed);
  return statesByName.get(written) ?? nearest(written);
}

/** The official name of a state, or the input when unknown. */
export function normalizeState(typed: string): string {
  return findState(typed) ?? typed;
}

export function isSameState(one: string, other: string): boolean {
  const name = (typed: string) => findState(typed) ?? normalize(typed);
  return normalize(one) !== '' && name(one) === name(other);
}

/** Short names allow no typo, long ones two. */
function nearest(written: string): IndianState | undefined {
  if (written.length < MIN_LENGTH || written.length > MAX_LENGTH) return undefined;
  let best = Number.POSITIVE_INFINITY;
  const found = new Set<IndianState>();
  for (const [alias, name] of statesByName) {
    const allowed = Math.min(best, typosAllowed(Math.min(written.length, alias.length)));
    if (Math.abs(written.length - alias.length) > allowed) continue;
    const typos = editDistance(written, alias);
    if (typos > allowed) continue;
    if (typos < best) found.clear();
    best = typos;
    found.add(name);
  }
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

const MIN_LENGTH = 5;
const MAX_LENGTH = 40;
const LONG = 8;

function typosAllowed(length: number): number {
  if (length < MIN_LENGTH) return 0;
  return length < LONG ? 1 : 2;
}

/** Damerau-Levenshtein distance: wrong, missing, extra or swapped letters. */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let min = Math.min(
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) min = Math.min(min, (beforeLast[column - 2] ?? 0) + 1);
      current.push(min);
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
