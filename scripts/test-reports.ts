import { stripVTControlCharacters } from 'node:util';

export interface FileTime {
  file: string;
  seconds: number;
}

export interface Report {
  passed: number;
  failed: number;
  /** Titles of tests that failed at first and passed on the second try. */
  flaky: string[];
  /** Titles of failed tests with the first line of their error. */
  failures: string[];
  files: FileTime[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    /** The error of a file whose tests could not be collected. */
    message: string;
    assertionResults: VitestResult[];
  }[];
}

interface VitestResult {
  fullName: string;
  status: string;
  failureMessages?: string[] | null;
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; error?: { message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** Reads the JSON report of Vitest or Playwright. */
export function countTests(report: VitestReport | PlaywrightReport): Report {
  return 'numPassedTests' in report ? countVitest(report) : countPlaywright(report);
}

function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Report {
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
  }));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}: ${firstLine(message)}`];
    return failed.map((result) => titleAndError(name, result));
  });
  // a test that passed has an error only of its first try
  const flaky = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map((result) => titleAndError(name, result)),
  );
  return { passed: numPassedTests, failed: numFailedTests, flaky, failures, files };
}

function titleAndError(file: string, { fullName, failureMessages }: VitestResult): string {
  return `${file}: ${fullName}\n      ${firstLine(failureMessages?.[0])}`;
}

/** A flaky test counts as passed and is listed (decisions 0078 and 0169). */
function countPlaywright({ config, stats, suites }: PlaywrightReport): Report {
  const files = suites.map((suite) => ({
    file: `${config.rootDir}/${suite.file}`,
    seconds: durationOf(suite) / 1000,
  }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: suites.flatMap((suite) => testsOf(suite, 'flaky')),
    failures: suites.flatMap((suite) => testsOf(suite, 'unexpected')),
    files,
  };
}

function testsOf({ file, suites = [], specs }: PlaywrightSuite, status: string): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName, results }) => {
        const error = results.find((result) => result.error)?.error?.message;
        return `[${projectName}] ${file}: ${title}${error ? `\n      ${firstLine(error)}` : ''}`;
      }),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, status))];
}

const MAX_LINE = 300;

function firstLine(text = ''): string {
  const [line = ''] = stripVTControlCharacters(text).trim().split('\n');
  return line.slice(0, MAX_LINE);
}

function durationOf({ suites = [], specs }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return [...own, ...suites.map(durationOf)].reduce((sum, duration) => sum + duration, 0);
}
