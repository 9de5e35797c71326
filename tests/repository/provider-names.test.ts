import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const PROVIDERS = /razorpay|paypal/i;

test('no code of the core names a payment provider: extensions do', () => {
  const files = globSync('src/**/*.{ts,tsx,css}', { cwd: ROOT }).filter((file) => !/\.test\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const named = files.filter((file) => PROVIDERS.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(named).toEqual([]);
});
