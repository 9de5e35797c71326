export interface FileTime {
  file: string;
  seconds: number;
}

export interface Report {
  passed: number;
  failed: number;
  files: FileTime[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
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
  return { passed: numPassedTests, failed: numFailedTests, files };
}

/** A flaky test has failed: its cause must be found. */
function countPlaywright({ config, stats, suites }: PlaywrightReport): Report {
  const files = suites.map((suite) => ({
    file: `${config.rootDir}/${suite.file}`,
    seconds: durationOf(suite) / 1000,
  }));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, files };
}

function durationOf({ suites = [], specs }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return [...own, ...suites.map(durationOf)].reduce((sum, duration) => sum + duration, 0);
}
