import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackagedChromium, PACKAGED_CHROMIUM } from './packaged-chromium.ts';

const isRoot = process.getuid?.() === 0;

export const CHROMIUM_FLAGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const FULL_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Debian's headless build of Chromium: it needs a third of the CPU for the same page. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** An installed Chromium: from CHROMIUM, npm, the system, or Playwright. */
export function findChromium(): string | undefined {
  return firstExisting([PACKAGED_CHROMIUM, HEADLESS_SHELL, ...FULL_BROWSERS]);
}

/** For benchmarks: a full browser as visitors use it, or else a headless one. */
export function findFullChromium(): string | undefined {
  return firstExisting([...FULL_BROWSERS, HEADLESS_SHELL, PACKAGED_CHROMIUM]);
}

function firstExisting(candidates: string[]): string | undefined {
  return [process.env.CHROMIUM, ...candidates, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
}

/** Finds Chromium or installs it: from npm, as root from the system's packages, else Playwright's download. */
export async function ensureChromium(): Promise<boolean> {
  if (existsSync(process.env.CHROMIUM ?? '') || (await installPackagedChromium())) return true;
  const attempts: [string, string[]][] = [
    ...(isRoot
      ? ([
          ['apt-get', ['update']],
          ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']],
          ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
        ] satisfies [string, string[]][])
      : []),
    [process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']],
  ];
  for (const [command, args] of attempts) {
    if (findChromium()) return true;
    spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return findChromium() !== undefined;
}
