import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM_FLAGS, findFullChromium } from '../scripts/chromium.ts';
import { median } from './median.ts';
import type { Scenario } from './scenarios.ts';

export type PageResult = Record<(typeof stats)[number]['name'], number>;

const stats = [
  { name: 'performance', of: (page: Result) => 100 * (page.categories.performance?.score ?? 0) },
  { name: 'accessibility', of: (page: Result) => 100 * (page.categories.accessibility?.score ?? 0) },
  { name: 'best practices', of: (page: Result) => 100 * (page.categories['best-practices']?.score ?? 0) },
  { name: 'SEO', of: (page: Result) => 100 * (page.categories.seo?.score ?? 0) },
  { name: 'FCP ms', of: (page: Result) => numberOf(page, 'first-contentful-paint') },
  { name: 'LCP ms', of: (page: Result) => numberOf(page, 'largest-contentful-paint') },
  { name: 'TBT ms', of: (page: Result) => numberOf(page, 'total-blocking-time') },
  { name: 'CLS', of: (page: Result) => numberOf(page, 'cumulative-layout-shift') },
  { name: 'JavaScript KB', of: (page: Result) => kilobytes(page, 'Script') },
  { name: 'all KB', of: (page: Result) => kilobytes(page) },
  // speed of the machine: below 1000 the times above say more about the machine than about the page
  { name: 'machine', of: (page: Result) => page.environment.benchmarkIndex },
] as const;

const MAX_TRIES = 4;

/** Audits each page several times with Lighthouse's mobile settings; returns the medians. */
export async function measurePages(
  shop: string,
  pages: Scenario[],
  runs: number,
): Promise<Record<string, PageResult>> {
  const browser = await openBrowser();
  try {
    const audits = pages.map((page) => ({ ...page, results: [] as Result[] }));
    // in turns, so that a machine that gets slower is as slow for every page
    for (let run = 0; run < runs; run += 1) {
      for (const { path, results } of audits) results.push(await runAudit(browser.port, shop + path));
    }
    return Object.fromEntries(
      audits.map(({ name, results }) => [
        name,
        Object.fromEntries(stats.map((stat) => [stat.name, median(results.map(stat.of))])) as PageResult,
      ]),
    );
  } finally {
    await browser.close();
  }
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
