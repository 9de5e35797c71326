import { cpuOf } from './cpu.ts';
import type { Measurement, Part } from './part.ts';
import { scenarios } from './scenarios.ts';
import { each, sendLoad } from './send-load.ts';

const MAX_MILLISECONDS = 12;

/** CPU of the shop for pages that are not in the response cache, in every language. */
export const measurePageCpu: Part = async ({ start, stop, effort }) => {
  const { shopProcess } = await start();
  const oneClient = { connections: 1, amount: effort.isQuick ? 50 : 300 };
  const results: Measurement[] = [];
  for (const { name, path } of scenarios.filter((scenario) => scenario.name.endsWith('page'))) {
    for (const prefix of ['', '/ta', '/hi']) {
      const page = `${prefix}${path === '/' && prefix ? '' : path}`;
      const next = each((index) => ({ path: `${page}?n=${index}` }));
      await sendLoad(shopProcess.url, next, oneClient);
      const { milliseconds } = await cpuOf([shopProcess.child.pid ?? 0], () =>
        sendLoad(shopProcess.url, next, oneClient),
      );
      results.push({
        name: `${name}${prefix} made anew, ms of CPU`,
        value: (milliseconds[0] ?? Number.NaN) / oneClient.amount,
        max: MAX_MILLISECONDS,
      });
    }
  }
  await stop(shopProcess);
  return results;
};
