import { expect, test } from 'vitest';
import { csvLine, withoutFormulaGuard } from './csv.ts';

test('strings are quoted, numbers are not, and lines end with CRLF', () => {
  expect(csvLine(['Meena', 1458.5, -3, 'a,b'])).toBe('"Meena",1458.5,-3,"a,b"\r\n');
});

test('quotes are doubled and a line break stays within its cell', () => {
  expect(csvLine(['O"Brien', 'two\nlines'])).toBe('"O""Brien","two\nlines"\r\n');
});

test.each(['=1+1', '+91 90000', '-2', '@cmd', '\tx', '\rx', '\0=1', '   =HYPERLINK("x")'])(
  'T29 %j is no formula any more',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  },
);

test.each(['Meena', '12A', '', "'quoted'", 'a=b', 'a - b'])('%j is not changed', (text) => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`);
});

test.each(['=1+1', '  -2', "'=1", "''@x", '\tx', 'Meena', "'quoted'", "it's", ''])(
  '%j is the same after writing and reading',
  (text) => {
    const cell = csvLine([text]).slice(1, -3);
    expect(withoutFormulaGuard(cell)).toBe(text);
  },
);
