/** Every check of the shop, one after the other; all run even when one fails. The last line counts them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.ts';

const ROOT = path.join(import.meta.dirname, '..');
const UNIT_RESULT = '.cache/vitest.json';
const BROWSER_RESULT = '.cache/browser.json';

interface Count {
  passed: number;
  failed: number;
}

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];

mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
for (const file of [UNIT_RESULT, BROWSER_RESULT]) rmSync(path.join(ROOT, file), { force: true });

check('Format and lint', ['@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']);
check('Types of the routes', ['@react-router/dev/bin.cjs', 'typegen']);
check('Types', ['typescript/bin/tsc', '-b']);
check('Import rules', [
  'dependency-cruiser/bin/dependency-cruiser.mjs',
  'src',
  'sandbox',
  'scripts',
  'bench',
  'tests',
  '--config',
  '.dependency-cruiser.mjs',
]);
check('Dead code', ['knip/bin/knip.js']);
check('Build', ['../scripts/build.ts']);
check(
  'Unit, API, program and fault tests',
  ['vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile=${UNIT_RESULT}`],
  vitestCount,
);
if (ensureChromium()) check('Browser journeys', ['@playwright/test/cli.js', 'test'], playwrightCount);
else note('Browser journeys: no Chromium found and none could be installed', { passed: 0, failed: 1 });

if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((name) => `  ${name}\n`).join('')}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs a program of node_modules; `count` reads how many tests it ran, without it the check itself is one. */
function check(name: string, [program = '', ...words]: string[], count?: () => Count): void {
  const started = performance.now();
  process.stdout.write(`\n=== ${name}\n`);
  const { status } = spawnSync(process.execPath, [path.join(ROOT, 'node_modules', program), ...words], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.stdout.write(`--- ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  const counted = count ? readCount(count) : { passed: 0, failed: 0 };
  // a runner that ends badly without a failed test (a crash, no tests) has failed all the same
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  if (status === 0 && !count) counted.passed = 1;
  note(name, counted);
}

function note(name: string, { passed, failed }: Count): void {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(name);
}

function readCount(count: () => Count): Count {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}

function vitestCount(): Count {
  const result = readJson(UNIT_RESULT) as { numPassedTests: number; numFailedTests: number };
  return { passed: result.numPassedTests, failed: result.numFailedTests };
}

function playwrightCount(): Count {
  const { stats } = readJson(BROWSER_RESULT) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
