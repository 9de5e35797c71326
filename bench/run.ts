/**
 * Benchmarks the built shop on this machine, with its own database and data folder:
 *   npm run bench                        everything, about forty minutes
 *   npm run bench -- --quick             one short round with little data
 *   npm run bench -- --only=orders,carts only these parts, see parts.ts
 * docs/bench.md explains the results.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIfChanged } from '../scripts/build.ts';
import { measureEverything } from './everything.ts';
import { openBench } from './open-bench.ts';
import type { Measurement } from './part.ts';
import { parts } from './parts.ts';
import type { BenchResult } from './report.ts';
import { reportLimits } from './report-limits.ts';

const RESULTS = path.join(import.meta.dirname, '../.cache/bench');
const LAST = path.join(RESULTS, 'last.json');

const isQuick = process.argv.includes('--quick');
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const effort = isQuick ? { rounds: 1, seconds: 1, isQuick } : { rounds: 5, seconds: 2, isQuick };

await buildIfChanged();
const measured = await measureParts();
reportLimits(measured);
if (!only) {
  const result = { ...(await measureEverything(isQuick, readLast())), limits: measured };
  mkdirSync(RESULTS, { recursive: true });
  for (const file of [LAST, path.join(RESULTS, `${result.at.replaceAll(':', '-')}.json`)])
    writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  reportLimits(measured);
}

/** Each on a database of its own, so that none measures what another left behind. */
async function measureParts(): Promise<Measurement[]> {
  const unknown = only?.filter((name) => !(name in parts)) ?? [];
  if (unknown.length > 0) throw new Error(`no such part: ${unknown}. There are: ${Object.keys(parts)}`);
  const results: Measurement[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (only && !only.includes(name)) continue;
    process.stdout.write(`${name} …\n`);
    const bench = await openBench(effort);
    try {
      const measured = await part(bench);
      // at once: a later part may fail
      reportLimits(measured);
      results.push(...measured);
    } finally {
      await bench.close();
    }
  }
  return results;
}

function readLast(): BenchResult | undefined {
  try {
    return JSON.parse(readFileSync(LAST, 'utf8')) as BenchResult;
  } catch {
    return undefined;
  }
}
