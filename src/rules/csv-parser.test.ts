import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, withoutFormulaGuard } from './csv.ts';
import { CsvError, createCsvParser } from './csv-parser.ts';

function parse(text: string, pieceLength = text.length || 1): string[][] {
  const parser = createCsvParser();
  const rows: string[][] = [];
  for (let start = 0; start < text.length; start += pieceLength)
    rows.push(...parser.push(text.slice(start, start + pieceLength)));
  return [...rows, ...parser.end()];
}

test.each([
  ['comma', 'id,price\nred-rice,120\n'],
  ['semicolon', 'id;price\nred-rice;120\n'],
  ['tab', 'id\tprice\nred-rice\t120\n'],
  ['line breaks of Windows', 'id,price\r\nred-rice,120\r\n'],
  ['old line breaks of Macs', 'id,price\rred-rice,120\r'],
  ['byte order mark', '\uFEFFid,price\nred-rice,120\n'],
  ['no line break at the end', 'id,price\nred-rice,120'],
  ["Excel's line with the separator", 'sep=;\r\nid;price\r\nred-rice;120\r\n'],
  ['quotes', '"id","price"\n"red-rice","120"\n'],
])('%s', (_, text) => {
  for (const pieceLength of [text.length, 1, 3])
    expect(parse(text, pieceLength)).toEqual([
      ['id', 'price'],
      ['red-rice', '120'],
    ]);
});

test('a quoted cell holds separators, quotes and line breaks', () => {
  expect(parse('a,b\n"1,250.00","He said ""no""\r\nand left"\n')).toEqual([
    ['a', 'b'],
    ['1,250.00', 'He said "no"\r\nand left'],
  ]);
});

test('the separator is not looked for within quotes', () => {
  expect(parse('"a, b, c";d\n1;2\n')).toEqual([
    ['a, b, c', 'd'],
    ['1', '2'],
  ]);
});

test('a quote within a cell is a quote', () => {
  expect(parse('a,b\n5" plate,"x"y\n')).toEqual([
    ['a', 'b'],
    ['5" plate', 'xy'],
  ]);
});

test('empty rows are counted, empty cells stay', () => {
  expect(parse('a,b\n\n,\n1,\n')).toEqual([['a', 'b'], [''], ['', ''], ['1', '']]);
  expect(parse('')).toEqual([]);
});

test.each([
  ['an open quote', 'a,b\n1,"2\n3,4\n', 'opens in line 2'],
  ['a very long cell', `a,b\n1,${'x'.repeat(20_001)}\n`, 'of line 2'],
  ['a very long cell in quotes', `a,b\n1,"${'x'.repeat(20_001)}`, 'of line 2'],
  ['very many columns', `a,b\n${','.repeat(300)}\n`, 'Line 2'],
  ['a very long first line', 'x'.repeat(30_000), ''],
])('%s is an error that names the line', (_, text, message) => {
  expect(() => parse(text, 1000)).toThrow(CsvError);
  expect(() => parse(text, 1000)).toThrow(message);
});

test('what was written is read back, whatever the text and however it arrives', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom('=1+1', "'=x", '-5', ' @a', 'a\nb', 'a\r\nb', '"', '""', ',', ';', '\t', ''),
  );
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 6 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 40 }), (written, pieceLength) => {
      const text = [['id', 'name'], ...written].map((row) => csvLine(row)).join('');
      const [, ...read] = parse(text, pieceLength);
      expect(read.map((row) => row.map(withoutFormulaGuard))).toEqual(written);
    }),
  );
});
