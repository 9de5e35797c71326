import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const security = read('docs/security.md');

test('every test that docs/security.md names is there, and every threat has one or a reason', () => {
  const files = filesIn(security);
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) expect(existsSync(path.join(ROOT, file)), file).toBe(true);
  const rows = security.split('\n').filter((line) => /^\| (T?\d|\| (?!Threat))/.test(line));
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) expect(row, row).toMatch(TEST_OR_REASON);
  for (let number = 1; number <= 39; number += 1)
    expect(security, `T${number}`).toMatch(new RegExp(`\\bT${number}\\b`));
});

const TEST_OR_REASON = /\.test\.ts`|does not apply: \w/;
/** What a test of faults proves stands in its sentence. */
const WITHOUT_NUMBER = [79, 80];

test('docs/security.md has each of the 110 rows once, and tests that carry its number', () => {
  const rows = [...security.matchAll(/^\| (\d+) \| ([^|]+) \| ([^|]+) \|$/gm)];
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 110 }, (_, n) => n + 1));
  for (const [row, number = '', , token = ''] of rows) {
    expect(token, row).toMatch(TEST_OR_REASON);
    const carrying = filesIn(token).filter((file) => numbersIn(file).has(number));
    if (!token.includes('does not apply') && !WITHOUT_NUMBER.includes(Number(number)))
      expect(carrying, row).toEqual(filesIn(token));
  }
});

function filesIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, file = '']) => file);
}

/** The numbers that names of tests in a file begin with. */
function numbersIn(file: string): Set<string> {
  const names = read(file).matchAll(/(?:\b(?:test|describe)\(|\)\()\s*['"`]((?:(?:[A-Z]{1,3}-?)?\d+ )+)/g);
  return new Set([...names].flatMap(([, ids = '']) => ids.trim().split(' ')));
}
