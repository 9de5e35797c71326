import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM_FLAGS, findFullChromium } from '../scripts/chromium.ts';
import { median } from './median.ts';
import type { Part } from './part.ts';
import { pages } from './scenarios.ts';

const MIN_SCORE = 98;
const MAX_TRIES = 4;
const RUNS = 5;

const stats = [
  { name: 'performance', min: MIN_SCORE, of: (page: Result) => scoreOf(page, 'performance') },
  { name: 'accessibility', min: MIN_SCORE, of: (page: Result) => scoreOf(page, 'accessibility') },
  { name: 'best practices', min: MIN_SCORE, of: (page: Result) => scoreOf(page, 'best-practices') },
  { name: 'SEO', min: MIN_SCORE, of: (page: Result) => scoreOf(page, 'seo') },
  { name: 'FCP ms', of: (page: Result) => numberOf(page, 'first-contentful-paint') },
  { name: 'LCP ms', of: (page: Result) => numberOf(page, 'largest-contentful-paint') },
  { name: 'TBT ms', of: (page: Result) => numberOf(page, 'total-blocking-time') },
  { name: 'CLS', of: (page: Result) => numberOf(page, 'cumulative-layout-shift') },
  { name: 'JavaScript KB', of: (page: Result) => kilobytes(page, 'Script') },
  { name: 'all KB', of: (page: Result) => kilobytes(page) },
];

/** Audits each page several times with Lighthouse's mobile settings; the medians. */
export const measureLighthouse: Part = async ({ start, stop, effort }) => {
  const { shopProcess } = await start();
  const browser = await openBrowser();
  try {
    const audits = pages.map((page) => ({ ...page, results: [] as Result[] }));
    // in turns, so that a machine that gets slower is as slow for every page
    for (let run = 0; run < (effort.isQuick ? 1 : RUNS); run += 1)
      for (const { path: page, results } of audits)
        results.push(await runAudit(browser.port, shopProcess.url + page));
    return [
      ...audits.flatMap(({ name: page, results }) =>
        stats.map(({ name, of, ...limit }) => ({
          name: `${page}, Lighthouse, ${name}`,
          value: median(results.map(of)),
          ...limit,
        })),
      ),
      {
        // below 1000 the times above say more about the machine than about the page
        name: "machine by Lighthouse's measure",
        value: median(
          audits.flatMap(({ results }) => results.map(({ environment }) => environment.benchmarkIndex)),
        ),
      },
    ];
  } finally {
    await browser.close();
    await stop(shopProcess);
  }
};

function scoreOf(page: Result, category: string): number {
  return 100 * (page.categories[category]?.score ?? 0);
}

/** Retries, because Lighthouse occasionally misses the first paint. */
async function runAudit(port: number, url: string): Promise<Result> {
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error' });
    if (result && !result.lhr.runtimeError) return result.lhr;
  }
  throw new Error(`Lighthouse could not audit ${url}`);
}

function numberOf(page: Result, audit: string): number {
  return page.audits[audit]?.numericValue ?? Number.NaN;
}

function kilobytes(page: Result, type?: string): number {
  const { details } = page.audits['network-requests'] ?? {};
  const items = details?.type === 'table' ? details.items : [];
  const matching = items.filter((item) => !type || item.resourceType === type);
  return matching.reduce((sum, item) => sum + Number(item.transferSize), 0) / 1024;
}

async function openBrowser(): Promise<{ port: number; close: () => Promise<void> }> {
  const executable = findFullChromium();
  if (!executable) throw new Error('no Chromium found: set CHROMIUM to its path');
  const profile = mkdtempSync(path.join(tmpdir(), 'chekku-bench-browser-'));
  const args = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(executable, [...CHROMIUM_FLAGS, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const close = async () => {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { port: await portOf(child), close };
}

/** Chromium prints its debugging port to stderr. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, port] = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(output) ?? [];
      if (port) resolve(Number(port));
    });
    child.once('exit', () => reject(new Error(`Chromium ended: ${output}`)));
  });
}
