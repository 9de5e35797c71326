import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHeldWire } from '../support/held-connection.ts';
import { openMortalShop } from '../support/mortal-shop.ts';
import { rows } from '../support/payments.ts';
import { freePort, makeDataDir, startShopProcess } from '../support/shop-process.ts';
import { createEmptyDatabase } from '../support/test-database.ts';
import { checkMoney } from './check-ledger.ts';
import { type Held, LIVES } from './failpoints.ts';

const portOf = (url: string) => Number(new URL(url).port);

function through(port: number, url: string): string {
  const led = new URL(url);
  led.port = String(port);
  return led.href;
}

let held: Held;
let environment: Record<string, string>;
beforeAll(async () => {
  const shop = await openMortalShop({ DATABASE_POOL: '20' });
  const { SMTP_URL = '' } = shop.world.environment;
  const database = await openHeldWire(portOf(shop.databaseUrl));
  const mail = await openHeldWire(portOf(SMTP_URL));
  held = { shop, database, mail };
  environment = {
    DATABASE_URL: through(database.port, shop.databaseUrl),
    SMTP_URL: through(mail.port, SMTP_URL),
  };
  await shop.start(environment);
});
afterAll(async () => {
  await held.shop.close();
  await held.database.close();
  await held.mail.close();
});

for (const [life, points] of Object.entries(LIVES)) {
  describe(life, () => {
    const afterwards = new Map<string, () => Promise<void>>();
    beforeAll(async () => {
      const { shop } = held;
      for (const [name, reach] of Object.entries(points)) afterwards.set(name, await reach(held));
      await shop.kill();
      // as if the timeout had passed after which a dead worker's job is reassigned
      await rows(shop, "update pgboss.job set state = 'retry', start_after = now() where state = 'active'");
      await shop.start(environment);
    });

    test.each(Object.keys(points))('77 78 killed %s', async (name) => {
      const check = afterwards.get(name);
      expect(check).toBeDefined();
      await check?.();
    });
  });
}

test('77 after all of these the providers’ ledgers match ours', async () => {
  expect(await checkMoney(held.shop)).toMatchObject({ paise: expect.any(Number) });
});

test('77 killed during a migration, then during seeding: the next start finishes both', async () => {
  const { url, drop } = await createEmptyDatabase();
  const wire = await openHeldWire(portOf(url));
  const { dir, remove } = makeDataDir();
  const shopOn = async (databaseUrl: string) =>
    startShopProcess({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dir,
      PORT: String(await freePort()),
      LOG_LEVEL: 'fatal',
    });
  try {
    for (const matches of [/0009_invoices\.sql/, /insert into "?foods"?/i]) {
      const reached = wire.hold({ matches, when: 'said' });
      const unlucky = await shopOn(through(wire.port, url));
      await Promise.race([reached, unlucky.opened]);
      unlucky.child.kill('SIGKILL');
      await unlucky.exited;
    }
    const shop = await shopOn(url);
    await shop.opened;
    const response = await fetch(`${shop.url}/api/foods`);
    const known = await held.shop.request('/api/foods');
    expect((await response.json()).length).toBe((await known.json()).length);
    shop.child.kill('SIGTERM');
    expect(await shop.exited).toBe(0);
  } finally {
    await wire.close();
    remove();
    await drop();
  }
});
