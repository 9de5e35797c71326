import { fork } from 'node:child_process';
import path from 'node:path';
import type autocannon from 'autocannon';
import { fetchBytes } from './fetch-bytes.ts';
import { median } from './median.ts';
import type { Scenario } from './scenarios.ts';
import { sendLoad } from './send-load.ts';

export interface LoadResult {
  requestsPerSecond: number;
  bareRequestsPerSecond: number;
  /** Throughput relative to the bare server. */
  ratio: number;
  p50: number;
  p99: number;
  bytes: number;
}

const CONNECTIONS = 32;

/** Measures the shop and the bare server alternately, so that a busy machine slows both. */
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
    const options = { connections: CONNECTIONS, seconds };
    const results: Record<string, LoadResult> = {};
    for (const { name, path } of scenarios) {
      const shopResults: autocannon.Result[] = [];
      const bareResults: autocannon.Result[] = [];
      for (let round = 0; round < rounds; round += 1) {
        shopResults.push(await sendLoad(shop, () => ({ path }), options));
        bareResults.push(await sendLoad(bare.url, () => ({ path }), options));
      }
      results[name] = summary(shopResults, bareResults, (await fetchBytes(shop + path)).body.length);
    }
    return results;
  } finally {
    bare.stop();
  }
}

function summary(
  shopResults: autocannon.Result[],
  bareResults: autocannon.Result[],
  bytes: number,
): LoadResult {
  const requestsPerSecond = median(shopResults.map(({ requests }) => requests.average));
  const bareRequestsPerSecond = median(bareResults.map(({ requests }) => requests.average));
  return {
    requestsPerSecond,
    bareRequestsPerSecond,
    ratio: requestsPerSecond / bareRequestsPerSecond,
    p50: median(shopResults.map(({ latency }) => latency.p50)),
    p99: median(shopResults.map(({ latency }) => latency.p99)),
    bytes,
  };
}

async function startBareServer(shop: string, paths: string[]): Promise<{ url: string; stop: () => void }> {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), [shop, ...paths]);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', (code) => reject(new Error(`the bare server exited with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
