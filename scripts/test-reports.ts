export interface FileTime {
  file: string;
  seconds: number;
}

export interface Report {
  passed: number;
  failed: number;
  /** Titles of tests that failed at first and passed on the second try. */
  flaky: string[];
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
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
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
  return { passed: numPassedTests, failed: numFailedTests, flaky: [], files };
}

/** A flaky test counts as passed and is listed (decision 0078). */
function countPlaywright({ config, stats, suites }: PlaywrightReport): Report {
  const files = suites.map((suite) => ({
    file: `${config.rootDir}/${suite.file}`,
    seconds: durationOf(suite) / 1000,
  }));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: suites.flatMap(flakyTestsOf),
    files,
  };
}

function flakyTestsOf({ file, suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  );
  return [...own, ...suites.flatMap(flakyTestsOf)];
}

function durationOf({ suites = [], specs }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return [...own, ...suites.map(durationOf)].reduce((sum, duration) => sum + duration, 0);
}
