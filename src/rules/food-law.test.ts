import { expect, test } from 'vitest';
import { type FoodFacts, missingByLaw } from './food-law.ts';

const complete: FoodFacts = {
  name: 'Wood-Pressed Sesame Oil',
  description: 'Pressed below 40 °C.',
  sizes: [{ size: '1 L', hasPrice: true, hasNet: false }],
  specifications: [
    { name: 'Country of origin', value: 'India' },
    { name: 'Packed by', value: 'Chekku Farms, Pollachi' },
    { name: 'Net weight per litre', value: 'About 919 g' },
  ],
  ingredients: [{ name: 'Sesame' }],
  hsn: '1515',
  gstRate: '5',
  shelfLifeDays: '180',
  shop: { foodLicence: '12345678901234', email: 'a@b.example', phone: '9000000000' },
};

test('a complete food has no missing details', () => {
  expect(missingByLaw(complete)).toEqual([]);
});

test('an empty food lists all details, in the order of the form', () => {
  const empty: FoodFacts = {
    name: '',
    description: '',
    sizes: [],
    specifications: [],
    ingredients: [],
    hsn: '',
    gstRate: '',
    shelfLifeDays: '',
    shop: { foodLicence: '', email: '', phone: '' },
  };
  expect(missingByLaw(empty).map((line) => line.split(/[:(,]/)[0]?.trim())).toEqual([
    'MRP including all taxes',
    'Country of origin',
    'Maker or packer with address',
    'Ingredients',
    'Best before or shelf life',
    'HSN code',
    'GST rate',
    'FSSAI licence of 14 digits',
    'Consumer care',
  ]);
});

test.each<[string, Partial<FoodFacts>, RegExp]>([
  [
    'a size that does not say how much',
    { sizes: [{ size: 'Family', hasPrice: true, hasNet: false }] },
    /Family/,
  ],
  [
    'oil by volume without its weight',
    { specifications: complete.specifications.slice(0, 2) },
    /Weight of the oil/,
  ],
  ['a claim', { description: '100% pure' }, /100 %/],
  ['another claim', { name: 'Organic Sesame' }, /organic/],
])('%s is reported', (_, change, message) => {
  expect(missingByLaw({ ...complete, ...change }).join()).toMatch(message);
});
