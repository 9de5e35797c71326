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
