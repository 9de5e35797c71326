import { expect, test } from 'vitest';
import { parseMarkup } from '../../markup.ts';
import { DEFAULT_POLICY } from '../../policy.ts';
import { checkSections } from '../check-sections.ts';
import { pages, textPageKeys } from '../pages.ts';
import { type PlaceholderFacts, placeholderValues, policyPlaceholders } from '../placeholder-values.ts';
import { completeSections, visibleSections } from '../resolve-sections.ts';
import type { StoredSection } from '../section-types.ts';
import { textsOf } from '../texts-of.ts';

const SHOP: PlaceholderFacts = {
  name: 'Sarson Farm',
  legalName: 'Sarson Farm LLP',
  tagline: 'Honey and mustard oil.',
  phone: '+91 98000 00000',
  email: 'hello@sarson.example',
  address: '1, Canal Road, Patiala',
  state: 'Punjab',
  foodLicence: '',
  enterpriseRegistration: '',
  grievanceOfficer: { name: 'G. Kaur', designation: 'Officer', email: 'care@sarson.example', phone: '' },
  policy: DEFAULT_POLICY,
  payments: [
    {
      method: 'upi',
      provider: 'Acme Pay',
      howToPay: 'by UPI through Acme Pay',
      refundWay: 'through Acme Pay to your UPI account',
    },
  ],
};

const textOf = (key: (typeof textPageKeys)[number], shop: PlaceholderFacts) =>
  JSON.stringify(visibleSections(pages[key], undefined, { values: placeholderValues(shop) }));

test.each(textPageKeys)('the default texts of %s can be saved, and no placeholder stays empty', (key) => {
  expect(checkSections(pages[key], completeSections(pages[key]))).toEqual({});
  // the facts of an order, a food or a pincode are filled in where the reply is used
  const facts = new RegExp(
    `\\{(${pages[key].sections.flatMap((section) => section.facts ?? []).join('|')})\\}`,
    'g',
  );
  expect(textOf(key, SHOP).replaceAll(facts, '')).not.toMatch(/[{][a-z]+[}]|undefined|NaN/i);
});

test('every placeholder has a value', () => {
  const values = placeholderValues(SHOP);
  const without = policyPlaceholders.filter((name) => values[name] === undefined);
  expect(without).toEqual([]);
  expect(values).toMatchObject({ name: 'Sarson Farm', phoneNumber: '+919800000000', minimumOrder: '₹1000' });
});

test.each(textPageKeys)('the default texts of %s name no farm', (key) => {
  expect(textOf(key, SHOP)).not.toMatch(/chekku|pollachi|tamil|vanakkam|bottle/i);
});

test('the table of delivery times has the shop’s state first', () => {
  const sections = visibleSections(pages['shipping-policy'], undefined, { values: placeholderValues(SHOP) });
  const table = parseMarkup(textsOf(sections, 'times').body ?? '').find(({ kind }) => kind === 'table');
  expect(table).toMatchObject({
    head: ['Delivery to', 'Time'],
    rows: [
      [[{ text: 'Punjab' }], [{ text: '2 to 4 business days' }]],
      [[{ text: 'Other states' }], [{ text: '4 to 7 business days' }]],
      [[{ text: 'Remote areas' }], [{ text: '7 to 10 business days' }]],
    ],
  });
});

test('facts that the shop does not have are left out', () => {
  const sections = visibleSections(pages['terms-of-service'], undefined, { values: placeholderValues(SHOP) });
  const [facts] = parseMarkup(textsOf(sections, 'who').body ?? '');
  expect(facts).toMatchObject({ rows: [{ name: 'Seller' }, { name: 'Address' }] });
});

test('an unknown placeholder is refused with a list of the known ones, a wrong link with its address', () => {
  const page = pages['refund-policy'];
  const errorOf = (body: string) => {
    const sections = completeSections(page).map(
      (section): StoredSection =>
        section.key === 'refund' ? { ...section, texts: { en: { ...section.texts.en, body } } } : section,
    );
    return checkSections(page, sections)['refund.en.body'];
  };
  expect(errorOf('In {refundTime}')).toMatch(
    /^\{refundTime\} is not known here\. You can use \{name\}, .*\{refundDays\}/,
  );
  expect(errorOf('[x](javascript:alert)')).toMatch(/^javascript:alert: a link leads to/);
  expect(errorOf('[{email}](mailto:{email}) in {refundDays}')).toBeUndefined();
});

test('the pages of a shop without a name yet read as sentences', () => {
  const values = placeholderValues({ ...SHOP, name: '' });
  const [hero] = visibleSections(pages.home, undefined, { values }).filter(({ key }) => key === 'hero');
  expect(hero?.texts.lead).toContain('Food from our farm, packed');
});
