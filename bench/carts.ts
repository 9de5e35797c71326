import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { tokenHash } from '../src/server/platform/tokens.ts';
import { cpuOf } from './cpu.ts';
import { cartLine, signIn } from './customers.ts';
import { median } from './median.ts';
import type { Measurement, Part } from './part.ts';
import { each, sendLoad } from './send-load.ts';

const CONNECTIONS = 32;
const HIGHEST_RATIO = 2.5;

interface Round {
  node: number;
  database: number;
  perSecond: number;
}

/** CPU of a cart change by 32 customers at once, beside the least that it can cost; alternately, so that both meet the same machine. */
export const measureCarts: Part = async ({ start, stop, effort, pool, databaseUrl, databasePid }) => {
  const { shopProcess } = await start();
  const tokens = await signIn(pool, CONNECTIONS);
  const limit = await startLimit(databaseUrl, await signIn(pool, CONNECTIONS));
  const amount = effort.isQuick ? 2000 : 5000;
  const change = each((index) => ({
    method: 'POST',
    path: '/api/cart',
    token: tokens[index % CONNECTIONS] ?? '',
    body: { ...cartLine, quantity: 1 + (index % 9) },
  }));
  /** Both return the duration in seconds. */
  const inShop = async () => {
    const { duration } = await sendLoad(shopProcess.url, change, { connections: CONNECTIONS, amount });
    return duration;
  };
  const atLimit = async () => {
    limit.send(amount);
    const [duration] = await once(limit, 'message');
    return Number(duration);
  };
  const measure = async (pid: number, work: () => Promise<number>): Promise<Round> => {
    const { result: seconds, milliseconds } = await cpuOf([pid, databasePid], work);
    const [node = Number.NaN, database = Number.NaN] = milliseconds.map((time) => time / amount);
    return { node, database, perSecond: amount / seconds };
  };
  const shopRounds: Round[] = [];
  const limitRounds: Round[] = [];
  // the first round only warms both up, by changes and not by time: a busy machine would not compile the code in time
  for (let round = 0; round <= effort.rounds; round += 1) {
    shopRounds.push(await measure(shopProcess.child.pid ?? Number.NaN, inShop));
    limitRounds.push(await measure(limit.pid ?? Number.NaN, atLimit));
  }
  limit.kill();
  await stop(shopProcess);
  return report(shopRounds.slice(1), limitRounds.slice(1));
};

function report(shopRounds: Round[], limitRounds: Round[]): Measurement[] {
  const rows = (name: string, rounds: Round[]) => [
    { name: `${name}, ms of CPU in Node`, value: median(rounds.map(({ node }) => node)) },
    { name: `${name}, ms of CPU in PostgreSQL`, value: median(rounds.map(({ database }) => database)) },
    { name: `${name}, ms of CPU`, value: median(rounds.map(sumOf)) },
    { name: `${name}, per second`, value: median(rounds.map(({ perSecond }) => perSecond)) },
  ];
  const ratios = shopRounds.flatMap((round, index) => {
    const least = limitRounds[index];
    return least ? [sumOf(round) / sumOf(least)] : [];
  });
  return [
    ...rows('cart change', shopRounds),
    ...rows('look-up and upsert', limitRounds),
    { name: 'cart change, times the limit', value: median(ratios), max: HIGHEST_RATIO },
  ];
}

function sumOf({ node, database }: Round): number {
  return node + database;
}

async function startLimit(databaseUrl: string, tokens: string[]): Promise<ChildProcess> {
  const hashes = tokens.map((token) => tokenHash(token).toString('hex'));
  const child = fork(path.join(import.meta.dirname, 'cart-limit.ts'), [databaseUrl, ...hashes]);
  await once(child, 'message');
  return child;
}
