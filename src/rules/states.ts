/** The states and union territories of India, by their names of today. */
export const indianStates = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

export type IndianState = (typeof indianStates)[number];

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

const plain = (state: string) =>
  state
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '');

const known: ReadonlyMap<string, IndianState> = new Map<string, IndianState>([
  ...indianStates.map((name): [string, IndianState] => [plain(name), name]),
  ['tn', 'Tamil Nadu'],
  ['pondicherry', 'Puducherry'],
  ['orissa', 'Odisha'],
  ['uttaranchal', 'Uttarakhand'],
  ['newdelhi', 'Delhi'],
  ['nctofdelhi', 'Delhi'],
  ['andamanandnicobar', 'Andaman and Nicobar Islands'],
]);

/** States are written by hand: case, dots and spaces do not make another one. */
export function findState(written: string): IndianState | undefined {
  return known.get(plain(written));
}

export function isSameState(one: string, other: string): boolean {
  const name = (written: string) => findState(written) ?? plain(written);
  return plain(one) !== '' && name(one) === name(other);
}
