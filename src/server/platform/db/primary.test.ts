import { expect, test } from 'vitest';
import { databaseNameOf, hostNames, hostUrls, withDatabaseName } from './database-hosts.ts';
import { connectionTo } from './primary.ts';

const TWO = 'postgresql://shop:se%40cret@db-1.example:5432,db-2.example:6543/shop?sslmode=require';

test('an address with several hosts is one address for each', () => {
  expect(hostUrls(TWO)).toEqual([
    'postgresql://shop:se%40cret@db-1.example:5432/shop?sslmode=require',
    'postgresql://shop:se%40cret@db-2.example:6543/shop?sslmode=require',
  ]);
  expect(hostUrls('postgres://a,[::1]:5433/shop')).toEqual([
    'postgres://a/shop',
    'postgres://[::1]:5433/shop',
  ]);
  expect(databaseNameOf(TWO)).toBe('shop');
  expect(withDatabaseName(TWO, 'shop_restore_check')).toBe(TWO.replace('/shop?', '/shop_restore_check?'));
  expect(hostNames(TWO)).toBe('db-1.example:5432, db-2.example:6543');
});

test('an address with one host is used as it is, commas elsewhere too', () => {
  for (const url of ['postgresql://shop@db.example/shop', 'postgresql://shop@db.example/shop?options=a,b'])
    expect(connectionTo(url)).toEqual({ connectionString: url });
});
