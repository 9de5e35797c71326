import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const PROVIDERS = /razorpay|paypal|msg91|shiprocket/i;
/** Couriers are known by name without their extension: an owner types the number, and reads the courier’s payout file. */
const COURIER_DATA =
  /src\/(rules\/(couriers|remittances)|server\/remittances\/|messages\/\w\w\/(admin-remittances|remittance-errors))/;

test('no code of the core names a provider: extensions do', () => {
  const files = globSync('src/**/*.{ts,tsx,css}', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$/.test(file) && !COURIER_DATA.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const named = files.filter((file) => PROVIDERS.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(named).toEqual([]);
});
