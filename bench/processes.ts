import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { childrenOf } from '../tests/support/shop-process.ts';
import { startOptions } from '../tests/support/start-options.ts';
import type { Bench, Measurement, Part } from './part.ts';
import { measureCartsAndOrders } from './writes.ts';

const COUNTS = [1, 2];
const SHOP_CORE = '0';
const DATABASE_CORE = '1';
const SHOP = [process.execPath, ...startOptions().flags, 'build/shop/main.js'];

/** Carts and orders with one and two server processes; then with database and shop on a core each, as on two small machines. */
export const measureProcesses: Part = async (bench) => {
  const results: Measurement[] = [];
  for (const count of COUNTS) results.push(...(await measureWith(bench, count, '', SHOP)));
  if (!canPin()) {
    process.stdout.write('taskset or a second core is missing: nothing is measured on a core of its own\n');
    return results;
  }
  // processes of new connections inherit it
  for (const pid of [bench.databasePid, ...childrenOf(bench.databasePid)])
    spawnSync('taskset', ['-a', '-c', '-p', DATABASE_CORE, String(pid)]);
  const pinned = ['taskset', '-c', SHOP_CORE, ...SHOP];
  for (const count of COUNTS) results.push(...(await measureWith(bench, count, ', a core each', pinned)));
  return results;
};

async function measureWith(
  { start, stop, pool, effort }: Bench,
  count: number,
  where: string,
  command: string[],
): Promise<Measurement[]> {
  const { shopProcess } = await start({ PROCESSES: String(count) }, command);
  const measured = await measureCartsAndOrders(shopProcess.url, pool, effort);
  await stop(shopProcess);
  const processes = `${count} ${count === 1 ? 'process' : 'processes'}${where}`;
  return Object.entries(measured).map(([name, { perSecond }]) => ({
    name: `${name}, ${processes}, per second`,
    value: perSecond,
  }));
}

function canPin(): boolean {
  return availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
}
