import { cpuOf } from './cpu.ts';
import { grow } from './growth.ts';
import type { Part } from './part.ts';
import { newSearch } from './search-terms.ts';
import { each, sendLoad } from './send-load.ts';

const FOODS = 100_000;
const CONNECTIONS = 16;

/** Searches that nobody asked before, 16 at once in a large catalogue: CPU of shop and database, and how long they take. */
export const measureSearch: Part = async ({ start, stop, pool, databasePid, effort }) => {
  // the first start fills the database
  await stop((await start()).shopProcess);
  await grow(pool, { foods: effort.isQuick ? FOODS / 10 : FOODS });
  const { shopProcess } = await start();
  const next = each((index) => ({
    path: `/api/foods/search/${encodeURIComponent(newSearch(index))}?n=${index}`,
  }));
  const load = { connections: CONNECTIONS, amount: effort.isQuick ? 400 : 2000 };
  await sendLoad(shopProcess.url, next, load);
  const { result, milliseconds } = await cpuOf([shopProcess.child.pid ?? 0, databasePid], () =>
    sendLoad(shopProcess.url, next, load),
  );
  await stop(shopProcess);
  const [shop = Number.NaN, database = Number.NaN] = milliseconds.map((total) => total / load.amount);
  return [
    { name: 'new search, ms of CPU', value: shop + database, max: 5 },
    { name: 'new search, of these in the shop', value: shop },
    { name: 'new search, p50 in ms', value: result.latency.p50 },
    { name: 'new search, p99 in ms', value: result.latency.p99, max: 60 },
  ];
};
