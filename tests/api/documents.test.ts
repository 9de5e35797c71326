import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');

test('every test that docs/security.md names is there, and every threat has one or a reason', () => {
  const text = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
  const files = [...text.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) expect(existsSync(path.join(ROOT, file)), file).toBe(true);
  const rows = text.split('\n').filter((line) => /^\| (T?\d|\| (?!Threat))/.test(line));
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) expect(row, row).toMatch(/\.test\.ts`|does not apply/);
  for (let number = 1; number <= 39; number += 1)
    expect(text, `T${number}`).toMatch(new RegExp(`\\bT${number}\\b`));
});
