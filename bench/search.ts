import { cpuOf } from './cpu.ts';
import { grow } from './growth.ts';
import { median } from './median.ts';
import type { Part } from './part.ts';
import { quietClient } from './quiet-client.ts';
import { newSearch } from './search-terms.ts';
import { each, sendLoad } from './send-load.ts';

const FOODS = 100_000;
const CONNECTIONS = 16;

interface Round {
  /** Milliseconds of CPU per search. */
  shop: number;
  database: number;
  p50: number;
  p99: number;
}

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
  const rounds: Round[] = [];
  for (let round = 0; round < effort.rounds; round += 1) {
    quietClient();
    const { result, milliseconds } = await cpuOf([shopProcess.child.pid ?? 0, databasePid], () =>
      sendLoad(shopProcess.url, next, load),
    );
    const [shop = Number.NaN, database = Number.NaN] = milliseconds.map((total) => total / load.amount);
    rounds.push({ shop, database, p50: result.latency.p50, p99: result.latency.p99 });
  }
  await stop(shopProcess);
  const medianOf = (value: (round: Round) => number) => median(rounds.map(value));
  return [
    { name: 'new search, ms of CPU', value: medianOf(({ shop, database }) => shop + database), max: 5 },
    { name: 'new search, of these in the shop', value: medianOf(({ shop }) => shop) },
    { name: 'new search, p50 in ms', value: medianOf(({ p50 }) => p50) },
    { name: 'new search, p99 in ms', value: medianOf(({ p99 }) => p99), max: 60 },
    // many foods are found for the first time and read from the database
    { name: 'new search, p99 in ms soon after the start', value: rounds[0]?.p99 ?? Number.NaN },
  ];
};
