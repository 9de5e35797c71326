import { grow } from './growth.ts';
import { measureLoad } from './load.ts';
import { memoryOf } from './metric-of.ts';
import type { Part } from './part.ts';
import { scenarios } from './scenarios.ts';
import { each, sendLoad } from './send-load.ts';
import { measureWrites } from './writes.ts';

const LIMIT_MEGABYTES = 160;
const BUSY_LIMIT_MEGABYTES = 250;
/** With the 16 of the demo: as many as a farm of that size sells. */
const MORE_FOODS = 8;

/** Resident memory of the shop: a fresh process after many public requests, and then after everything else that customers do. */
export const measureMemory: Part = async ({ start, stop, pool, effort }) => {
  // the first start fills the database
  await stop((await start()).shopProcess);
  await grow(pool, { foods: MORE_FOODS });
  const { shopProcess } = await start();
  const { url } = shopProcess;
  const next = each((index) => ({ path: scenarios[index % scenarios.length]?.path ?? '/' }));
  // a cold process rejects some of 32 at once, which is not the subject
  await sendLoad(url, next, { connections: 1, amount: 3 * scenarios.length });
  await sendLoad(url, next, { connections: 32, amount: effort.isQuick ? 20_000 : 200_000 });
  const afterRequests = await memoryOf(url);

  await measureLoad(url, scenarios, effort);
  for (const { path } of scenarios)
    await sendLoad(
      url,
      each((index) => ({ path: `${path}?n=${index}` })),
      { connections: 8, amount: effort.isQuick ? 100 : 600 },
    );
  await measureWrites(url, pool, { ...effort, checkoutSeconds: effort.isQuick ? 2 : 10 });
  const afterEverything = await memoryOf(url);
  await stop(shopProcess);
  return [
    { name: 'memory after 200,000 requests, MB', value: afterRequests, max: LIMIT_MEGABYTES },
    {
      name: 'memory after load, pages and writes, MB',
      value: afterEverything,
      max: BUSY_LIMIT_MEGABYTES,
    },
  ];
};
