import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '../support/admins.ts';
import { importer } from '../support/imports.ts';
import { type MortalShop, openMortalShop } from '../support/mortal-shop.ts';
import { rows } from '../support/payments.ts';
import { until } from '../support/people.ts';

const LINES = 1500;
const MAX_WAIT_MS = 150_000;

let shop: MortalShop;
beforeAll(async () => {
  shop = await openMortalShop();
  await shop.start();
});
afterAll(() => shop.close());

test('an import whose process is killed goes on where it stopped', async () => {
  const imports = importer(shop.patient, await makeAdmin(shop));
  const lines = Array.from(
    { length: LINES },
    (_, index) => `kill-rice-${index},Red Rice ${index},Karur,30 minutes,1 kg,${100 + index},${index},1006,5`,
  );
  const checked = await imports.check(
    `id,name,origins,cook_time,size,price,stock,hsn,gst_rate\n${lines.join('\n')}\n`,
  );
  expect(checked).toMatchObject({ created: LINES, rejected: 0 });
  await imports.act(checked._id, 'start');
  await until(async () => ((await imports.read(checked._id)).done > 0 ? true : undefined));
  await shop.kill();
  const [half] = await rows<{ state: string; created: number; foods: number }>(
    shop,
    `select state, created, (select count(*)::int from foods where id like 'kill-rice-%') as foods from imports where id = $1`,
    checked._id,
  );
  // what is counted is what is there
  expect(half?.foods).toBe(half?.created);
  expect(half?.created).toBeLessThan(LINES);
  await shop.start();
  const done = await until(async () => {
    const found = await imports.read(checked._id);
    return found.state === 'running' ? undefined : found;
  }, MAX_WAIT_MS);
  expect(done).toMatchObject({ state: 'done', created: LINES, changed: 0, unchanged: 0, rejected: 0 });
  const [found] = await rows<{ foods: number; sizes: number; entries: number }>(
    shop,
    `select (select count(*)::int from foods where id like 'kill-rice-%') as foods,
       (select count(*)::int from food_sizes where food_id like 'kill-rice-%') as sizes,
       (select count(*)::int from audit_log where action = 'import foods') as entries`,
  );
  expect(found).toEqual({ foods: LINES, sizes: LINES, entries: 1 });
});
