import { expect, test } from 'vitest';
import { languages } from '../../../rules/languages.ts';
import { invoiceLabels } from './invoice-labels.ts';

const DAY = new Date('2026-11-15T20:00:00Z');

test('an invoice in English has English labels only', () => {
  for (const labels of [invoiceLabels(), invoiceLabels('en')]) {
    expect(labels.kind('Tax Invoice')).toBe('Tax Invoice');
    expect(labels.stacked('quantity')).toBe('Qty');
    expect(labels.date(DAY)).toBe('16 November 2026');
  }
});

test('in another language English comes first, with the translation beside or below it', () => {
  const tamil = invoiceLabels('ta');
  expect(tamil.kind('Tax Invoice')).toBe('Tax Invoice / வரி விலைப்பட்டியல்');
  expect(tamil.stacked('quantity')).toBe('Qty\nஎண்');
  expect(tamil.date(DAY)).toBe('16 November 2026 / 16 நவம்பர், 2026');
  expect(invoiceLabels('hi').label('totalPaid')).toBe('Total paid (INR) / कुल भुगतान');
  expect(languages.filter((language) => invoiceLabels(language).isBilingual)).toEqual(['ta', 'hi']);
});
