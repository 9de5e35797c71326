import { type IndianState, indianStates } from './indian-states.ts';
import { stateAliases } from './state-aliases.ts';

/** The two digits of the tax office: they begin a GSTIN and name the place of supply. */
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

/** Spaces, dots, digits and case do not make another state; marks of Indian vowels do. */
const plain = (typed: string) =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{M}]/gu, '')
    .replace(/(?<=.)(?:state|india)$/, '');

const known: ReadonlyMap<string, IndianState> = new Map(
  indianStates.flatMap((name) =>
    [name, ...stateAliases[name].split(',')].map((alias): [string, IndianState] => [plain(alias), name]),
  ),
);

/** A state by its name, letters, old name or script, also with a slip of the pen; undefined where it could be none or two. */
export function findState(typed: string): IndianState | undefined {
  const written = plain(typed);
  return known.get(written) ?? nearest(written);
}

/** The list's name of a state where it is understood, else what was typed. */
export function tidyState(typed: string): string {
  return findState(typed) ?? typed;
}

export function isSameState(one: string, other: string): boolean {
  const name = (typed: string) => findState(typed) ?? plain(typed);
  return plain(one) !== '' && name(one) === name(other);
}

/** Short names allow no slip, long ones two; nobody needs more letters than the longest name. */
function nearest(written: string): IndianState | undefined {
  if (written.length < MIN_LENGTH || written.length > MAX_LENGTH) return undefined;
  let best = Number.POSITIVE_INFINITY;
  const found = new Set<IndianState>();
  for (const [alias, name] of known) {
    const allowed = Math.min(best, slipsAllowed(Math.min(written.length, alias.length)));
    if (Math.abs(written.length - alias.length) > allowed) continue;
    const slips = editDistance(written, alias);
    if (slips > allowed) continue;
    if (slips < best) found.clear();
    best = slips;
    found.add(name);
  }
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

const MIN_LENGTH = 5;
const MAX_LENGTH = 40;
const LONG = 8;

function slipsAllowed(length: number): number {
  if (length < MIN_LENGTH) return 0;
  return length < LONG ? 1 : 2;
}

/** How many letters are wrong, missing, too many or swapped with their neighbour. */
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
