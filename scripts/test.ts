/**
 * Every check of the shop; all run even when one fails. The last line counts them. A part alone:
 *   npm test -- quick                  static checks and unit tests: no database, built shop or browser
 *   npm test -- static                 static checks
 *   npm test -- vitest --shard=1/2     build and Vitest, with the options that follow
 *   npm test -- browser --shard=1/3    build and Playwright, with the options that follow
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { hasMemoryFor, openMemoryFolder } from './memory-folder.ts';
import { countTests, type FileTime, type Report } from './test-reports.ts';

const ROOT = path.join(import.meta.dirname, '..');
const VITEST_REPORT = '.cache/vitest.json';
const BROWSER_REPORT = '.cache/browser.json';
const SLOWEST_FILES = 10;

interface Check {
  name: string;
  /** A script of node_modules and its arguments; several run one after the other. */
  commands: string[][];
  environment?: Record<string, string>;
}

/** The compiler is a Go program. It ends before its garbage has to be collected, which takes a fifth of its CPU time. */
const WITHOUT_COLLECTOR = hasMemoryFor(6) ? { GOGC: 'off', GOMEMLIMIT: '3GiB' } : {};

const STATIC_CHECKS: Check[] = [
  {
    name: 'Types',
    commands: [
      ['@react-router/dev/bin.cjs', 'typegen'],
      // each further checker reads the same types again: four need twice the CPU time of one
      ['typescript/bin/tsc', '-b', '--checkers', '1'],
    ],
    environment: WITHOUT_COLLECTOR,
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
        ...['src', 'extensions', 'shop.config.ts', 'sandbox', 'scripts', 'bench', 'packages', 'tests'],
        ...['--config', '.dependency-cruiser.mjs'],
      ],
    ],
  },
  { name: 'Dead code', commands: [['knip/bin/knip.js']] },
];

/**
 * Projects of Vitest that start, attack and kill whole shops. They wait more than they work: two rows, each one file after the
 * other, run beside the API tests. Beside the browser tests they would make those slower (decision 0191).
 */
const SHOP_ROWS = [
  { name: 'Program tests', projects: ['process'], report: '.cache/vitest-process.json' },
  { name: 'Hostile and fault tests', projects: ['hostile', 'faults'], report: '.cache/vitest-faults.json' },
];
/** They measure times, also of an overloaded shop, or need a quick machine: beside other tests they would measure those. */
const ALONE = ['prompt', 'overload'];

const vitest = (report: string, options: string[] = []) => [
  'vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./scripts/unhandled-errors-reporter.ts',
  `--outputFile.json=${report}`,
  ...options,
];

const only = (projects: string[]) => projects.map((project) => `--project=${project}`);

const PARTS: Record<string, (options: string[]) => Promise<void>> = {
  all: async () => {
    // the browser is downloaded meanwhile
    await Promise.all([runStaticChecks(), build(), hasChromium()]);
    await runTests('Overload and timing tests', vitest(VITEST_REPORT, only(ALONE)), VITEST_REPORT);
    // the others use what tests of whole shops leave of the cores
    await Promise.all([
      ...SHOP_ROWS.map(({ name, projects, report }) =>
        runTests(name, vitest(report, only(projects)), report, 'collect'),
      ),
      runTests(
        'Unit and API tests',
        vitest(VITEST_REPORT, [
          // the rows use what these leave of the cores; another worker would only load the server's code once more
          `--maxWorkers=${availableParallelism()}`,
          ...only(
            [...SHOP_ROWS.flatMap(({ projects }) => projects), ...ALONE].map((project) => `!${project}`),
          ),
        ]),
        VITEST_REPORT,
      ).then(() => runBrowserTests()),
    ]);
  },
  quick: async () => {
    await runStaticChecks();
    await runTests('Unit tests', vitest(VITEST_REPORT, ['--project=unit']), VITEST_REPORT);
  },
  static: runStaticChecks,
  vitest: async (options) => {
    await build();
    await runVitest(options);
  },
  browser: async (options) => {
    await build();
    await runBrowserTests(options);
  },
};

const [part = 'all', ...options] = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const failedTests: string[] = [];
const flaky: string[] = [];
const fileTimes: FileTime[] = [];
const started = performance.now();
const temporaryFiles = openMemoryFolder();

mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
const runPart = PARTS[part];
if (runPart) await runPart(options);
else count(`"${part}" is none of ${Object.keys(PARTS).join(', ')}`, { passed: 0, failed: 1 });

const slowest = fileTimes.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_FILES);
if (slowest.length > 0) print('\nSlowest test files:\n');
for (const { file, seconds } of slowest)
  print(`  ${seconds.toFixed(1).padStart(6)} s  ${path.relative(ROOT, file)}\n`);
if (flaky.length > 0)
  print(
    `\nFlaky (passed on a second try):\n${flaky.map((name) => `  ${name.replace(`${ROOT}/`, '')}\n`).join('')}`,
  );
if (failures.length > 0) print(`\nFailed:\n${failures.map((name) => `  ${name}\n`).join('')}`);
for (const failed of failedTests) print(`    ${failed.replace(`${ROOT}/`, '')}\n`);
print(`\nAll checks: ${secondsSince(started)} s\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runStaticChecks(): Promise<void> {
  await Promise.all(STATIC_CHECKS.map((check) => runStatic(check)));
}

async function build(): Promise<void> {
  await runStatic({ name: 'Build', commands: [['../scripts/build.ts']] });
}

async function runVitest(options: string[]): Promise<void> {
  await runTests('Unit, API, process and fault tests', vitest(VITEST_REPORT, options), VITEST_REPORT);
}

async function hasChromium(): Promise<boolean> {
  // loads Playwright, which the other parts do not need
  const { ensureChromium } = await import('./chromium.ts');
  return ensureChromium();
}

async function runBrowserTests(options: string[] = []): Promise<void> {
  if (!(await hasChromium())) {
    count('Browser tests: no Chromium found and none could be installed', { passed: 0, failed: 1 });
    return;
  }
  const stages = options.some((option) => option.startsWith('--shard')) ? await projectsByStage() : [[]];
  for (const projects of stages)
    await runTests(
      'Browser tests',
      ['@playwright/test/cli.js', 'test', ...projects, ...options],
      BROWSER_REPORT,
    );
}

/**
 * Playwright repeats projects that others depend on in every shard. To share them out, each shard runs them without the
 * projects that depend on them, which follow in a second run.
 */
async function projectsByStage(): Promise<string[][]> {
  const { default: config } = await import('../playwright.config.ts');
  const projects = config.projects ?? [];
  return [
    projects.filter(({ dependencies }) => !dependencies),
    projects.filter(({ dependencies }) => dependencies),
  ].map((stage, index) => [
    '--no-deps',
    // a shard may be too small for a test of the second stage
    '--pass-with-no-tests',
    // each run empties its folder of screenshots
    `--output=artefacts/browser/stage-${index + 1}`,
    ...stage.flatMap(({ name = '' }) => ['--project', name]),
  ]);
}

/** A check without tests of its own counts as one. Its output is shown whole when it ends, because others run beside it. */
async function runStatic({ name, commands, environment }: Check): Promise<void> {
  const begun = performance.now();
  let output = '';
  let isOk = true;
  for (const command of commands) {
    const result = await run(command, 'collect', environment);
    output += result.output;
    isOk &&= result.isOk;
  }
  print(`\n${isOk ? '' : output}=== ${name}: ${isOk ? 'ok' : 'FAILED'}, ${secondsSince(begun)} s\n`);
  count(name, isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** Output that is collected appears when the tests end, because others run beside them. */
async function runTests(
  name: string,
  command: string[],
  reportFile: string,
  output: 'collect' | 'show' = 'show',
): Promise<void> {
  const begun = performance.now();
  print(`\n=== ${name}\n`);
  rmSync(path.join(ROOT, reportFile), { force: true });
  const errorsFile = path.join(ROOT, `${reportFile}.errors`);
  rmSync(errorsFile, { force: true });
  const { isOk, output: collected } = await run(command, output, { UNHANDLED_ERRORS_FILE: errorsFile });
  print(`${collected}=== ${name}: ${secondsSince(begun)} s\n`);
  const report = readReport(reportFile);
  // a runner that ends badly without a failed test (a crash, no tests) has failed all the same
  if (!isOk && report.failed === 0) {
    report.failed = 1;
    report.failures.push(...readUnhandledErrors(errorsFile));
  }
  failedTests.push(...report.failures);
  fileTimes.push(...report.files);
  flaky.push(...report.flaky);
  count(name, report);
}

function run(
  [script = '', ...args]: string[],
  output: 'collect' | 'show',
  environment?: Record<string, string>,
): Promise<{ isOk: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', script), ...args], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...(temporaryFiles && { TMPDIR: temporaryFiles }),
        ...environment,
      },
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
    return { passed: 0, failed: 1, flaky: [], failures: ['no report was written'], files: [] };
  }
}

/** Errors outside tests; none for Playwright, which counts them as failed tests. */
function readUnhandledErrors(file: string): string[] {
  try {
    const errors: string[] = JSON.parse(readFileSync(file, 'utf8'));
    return errors.map((error) => `outside a test: ${error}`);
  } catch {
    return ['the runner ended with an error and wrote none'];
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
