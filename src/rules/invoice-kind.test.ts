import { expect, test } from 'vitest';
import { invoiceKind } from './invoice-kind.ts';

test.each([
  ['33AAAAA0000A1Z9', [500, 500], 'Tax Invoice'],
  ['33AAAAA0000A1Z9', [500, 0], 'Invoice-cum-Bill of Supply'],
  ['33AAAAA0000A1Z9', [500, null], 'Invoice-cum-Bill of Supply'],
  ['33AAAAA0000A1Z9', [0], 'Bill of Supply'],
  ['33AAAAA0000A1Z9', [null], 'Bill of Supply'],
  ['', [500], 'Bill of Supply'],
  ['', [], 'Bill of Supply'],
])('with GSTIN "%s" and rates %j the document is a %s', (gstin, rates, kind) => {
  expect(invoiceKind(gstin, rates)).toBe(kind);
});
