import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { live } from '../support/live.ts';
import { addOwnContent } from '../support/own-content.ts';
import { payUpi, placedOrder, startUpi } from '../support/payments.ts';
import { cookieOf } from '../support/people.ts';
import { cleanUpStartedShops, cleanups, connect, dataDir, open, run } from '../support/started-shops.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import { openTestShop } from '../support/test-shop.ts';

cleanUpStartedShops();

test('an owner tries the shop with own content, sells in the sandbox, and goes live with it', async () => {
  const demo = await openTestShop();
  cleanups.push(() => demo.close());
  const { imageUrl } = await addOwnContent(demo);
  const payer = await placedOrder(demo, [{ productId: 'nilgiri-pepper', size: '100 g', quantity: 5 }]);
  const token = await payUpi(demo, await startUpi(payer));
  expect((await payer.me.post('/api/orders/razorpay/verify-payment', token)).status).toBe(200);

  const { url, drop } = await createEmptyDatabase();
  cleanups.push(drop);
  const liveDir = dataDir();
  const file = path.join(liveDir, 'live.env');
  const { SHOP_NAME: _, ...configured } = live;
  const environment = { ...configured, DATABASE_URL: url, DATA_DIR: liveDir };
  writeFileSync(
    file,
    Object.entries(environment)
      .map((entry) => entry.join('='))
      .join('\n'),
  );
  const goLive = async () => {
    const tool = run({ DATABASE_URL: demo.databaseUrl, DATA_DIR: demo.config.dataDir }, [
      process.execPath,
      'scripts/go-live.ts',
      file,
    ]);
    return { code: await tool.exited, said: tool.output() };
  };
  const first = await goLive();
  expect(first.said).toContain('1 foods');
  expect(first.said).toMatch(/Left behind, because it is about the people of the demo:\n.*accounts/);
  expect(first.code).toBe(0);
  const again = await goLive();
  expect([again.code, again.said]).toEqual([
    1,
    'Nothing was carried.\nthe live database already has 1 foods; go-live fills only an empty shop\n',
  ]);

  const client = await connect(url);
  const { rows } = await client.query(
    'select (select count(*)::int from users) users, (select count(*)::int from orders) orders, (select count(*)::int from payments) payments',
  );
  expect(rows).toEqual([{ users: 0, orders: 0, payments: 0 }]);
  // the shop is closed, because SHOP_NAME is not set: its owner looks at it with the key link
  const shop = await open(environment);
  expect(shop.output()).toContain('It is closed until it is set up');
  const state = await client.query<{ visit_key: string }>('select visit_key from shop_state');
  const entered = await fetch(`${shop.url}/?key=${state.rows[0]?.visit_key}`, { redirect: 'manual' });
  const headers = { Cookie: cookieOf(entered) };
  const foods = await (await fetch(`${shop.url}/api/foods`, { headers })).json();
  expect(foods).toMatchObject([{ name: 'Nilgiri Pepper', images: [imageUrl] }]);
  const home = await (await fetch(shop.url, { headers })).text();
  expect(home).toContain('Nila Spices');
  expect(/chekku|pollachi|33AAAAA/i.exec(home)?.[0], 'words of the demo').toBeUndefined();
  expect((await fetch(shop.url + imageUrl)).status).toBe(200);
});

test.each([
  ['a demo configuration', { SHOP_MODE: 'demo' }, 'SHOP_MODE: must be live'],
  ["the demo's own database", {}, "DATABASE_URL is the demo shop's; the live shop needs its own"],
])('go-live rejects %s', async (_, changes, message) => {
  const file = path.join(dataDir(), 'live.env');
  const same = 'postgresql://x:x@127.0.0.1:1/x';
  const environment = { ...live, DATABASE_URL: same, ...changes };
  writeFileSync(
    file,
    Object.entries(environment)
      .map((entry) => entry.join('='))
      .join('\n'),
  );
  const tool = run({ DATABASE_URL: same }, [process.execPath, 'scripts/go-live.ts', file]);
  expect(await tool.exited).toBe(1);
  expect(tool.output()).toContain(message);
});
