import { fork } from 'node:child_process';
import path from 'node:path';
import type autocannon from 'autocannon';
import { askBytes } from './fetch-bytes.ts';
import { fire } from './fire.ts';
import { median } from './median.ts';
import type { Scenario } from './scenarios.ts';

export interface LoadResult {
  requestsPerSecond: number;
  bareRequestsPerSecond: number;
  /** Part of what bare Node can do. */
  ratio: number;
  p50: number;
  p99: number;
  bytes: number;
}

const CONNECTIONS = 32;

/** Each scenario against the shop and bare Node in turn, so that a busy machine slows both. */
export async function measureLoad(
  shop: string,
  scenarios: Scenario[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<string, LoadResult>> {
  const bare = await startBareServer(
    shop,
    scenarios.map((scenario) => scenario.path),
  );
  try {
    const volley = { connections: CONNECTIONS, seconds };
    const results: Record<string, LoadResult> = {};
    for (const { name, path } of scenarios) {
      const own: autocannon.Result[] = [];
      const limit: autocannon.Result[] = [];
      for (let round = 0; round < rounds; round += 1) {
        own.push(await fire(shop, () => ({ path }), volley));
        limit.push(await fire(bare.url, () => ({ path }), volley));
      }
      results[name] = summary(own, limit, (await askBytes(shop + path)).body.length);
    }
    return results;
  } finally {
    bare.stop();
  }
}

function summary(own: autocannon.Result[], limit: autocannon.Result[], bytes: number): LoadResult {
  const requestsPerSecond = median(own.map(({ requests }) => requests.average));
  const bareRequestsPerSecond = median(limit.map(({ requests }) => requests.average));
  return {
    requestsPerSecond,
    bareRequestsPerSecond,
    ratio: requestsPerSecond / bareRequestsPerSecond,
    p50: median(own.map(({ latency }) => latency.p50)),
    p99: median(own.map(({ latency }) => latency.p99)),
    bytes,
  };
}

async function startBareServer(shop: string, paths: string[]): Promise<{ url: string; stop: () => void }> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), [shop, ...paths]);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
