/**
 * Every check of the shop; all run even when one fails. The last line counts them.
 * `quick` leaves out what needs a database, a built shop or a browser.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.ts';
import { countTests, type FileTime, type Report } from './test-reports.ts';

const ROOT = path.join(import.meta.dirname, '..');
const VITEST_REPORT = '.cache/vitest.json';
const BROWSER_REPORT = '.cache/browser.json';
const SLOWEST_FILES = 10;

interface Check {
  name: string;
  /** A script of node_modules and its arguments; several run one after the other. */
  commands: string[][];
}

const STATIC_CHECKS: Check[] = [
  {
    name: 'Types',
    commands: [
      ['@react-router/dev/bin.cjs', 'typegen'],
      ['typescript/bin/tsc', '-b'],
    ],
  },
  {
    name: 'Format and lint',
    commands: [['@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']],
  },
  {
    name: 'Import rules',
    commands: [
      [
        'dependency-cruiser/bin/dependency-cruiser.mjs',
        ...['src', 'sandbox', 'scripts', 'bench', 'tests'],
        ...['--config', '.dependency-cruiser.mjs'],
      ],
    ],
  },
  { name: 'Dead code', commands: [['knip/bin/knip.js']] },
];

const isQuick = process.argv[2] === 'quick';
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const fileTimes: FileTime[] = [];
const started = performance.now();

mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
for (const file of [VITEST_REPORT, BROWSER_REPORT]) rmSync(path.join(ROOT, file), { force: true });

await Promise.all(STATIC_CHECKS.map((check) => runStatic(check)));
const vitest = [
  'vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${VITEST_REPORT}`,
];
if (isQuick) {
  await runTests('Unit tests', [...vitest, '--project', 'unit'], VITEST_REPORT);
} else {
  await runStatic({ name: 'Build', commands: [['../scripts/build.ts']] });
  await runTests('Unit, API, program and fault tests', vitest, VITEST_REPORT);
  if (ensureChromium()) await runTests('Browser tests', ['@playwright/test/cli.js', 'test'], BROWSER_REPORT);
  else count('Browser tests: no Chromium found and none could be installed', { passed: 0, failed: 1 });
}

const slowest = fileTimes.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_FILES);
print('\nSlowest test files:\n');
for (const { file, seconds } of slowest)
  print(`  ${seconds.toFixed(1).padStart(6)} s  ${path.relative(ROOT, file)}\n`);
if (failures.length > 0) print(`\nFailed:\n${failures.map((name) => `  ${name}\n`).join('')}`);
print(`\nAll checks: ${secondsSince(started)} s\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** A check without tests of its own counts as one. Its output is shown whole when it ends, because others run beside it. */
async function runStatic({ name, commands }: Check): Promise<void> {
  const begun = performance.now();
  let output = '';
  let isOk = true;
  for (const command of commands) {
    const result = await run(command, 'collect');
    output += result.output;
    isOk &&= result.isOk;
  }
  print(`\n${isOk ? '' : output}=== ${name}: ${isOk ? 'ok' : 'FAILED'}, ${secondsSince(begun)} s\n`);
  count(name, isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

async function runTests(name: string, command: string[], reportFile: string): Promise<void> {
  const begun = performance.now();
  print(`\n=== ${name}\n`);
  const { isOk } = await run(command, 'show');
  print(`=== ${name}: ${secondsSince(begun)} s\n`);
  const report = readReport(reportFile);
  // a runner that ends badly without a failed test (a crash, no tests) has failed all the same
  if (!isOk && report.failed === 0) report.failed = 1;
  fileTimes.push(...report.files);
  count(name, report);
}

function run(
  [script = '', ...words]: string[],
  output: 'collect' | 'show',
): Promise<{ isOk: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', script), ...words], {
      cwd: ROOT,
      stdio: [
        'inherit',
        ...(output === 'show' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
      ],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
    child.on('close', (code) => resolve({ isOk: code === 0, output: text }));
  });
}

function readReport(file: string): Report {
  try {
    return countTests(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')));
  } catch {
    // without a report nothing is known to have passed
    return { passed: 0, failed: 1, files: [] };
  }
}

function count(name: string, { passed, failed }: { passed: number; failed: number }): void {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(name);
}

function print(text: string): void {
  process.stdout.write(text);
}

function secondsSince(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(1);
}
