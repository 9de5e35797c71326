import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** What a new context does not have. The HTTP cache stays: finished files never change, and everything else is asked for again. */
const STORED = ['local_storage', 'indexeddb', 'cache_storage', 'service_workers', 'file_systems'].join();
/** Nothing takes these back, or not for certain. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'setOffline'] as const;
const LASTING_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;

interface SharedContext {
  context: BrowserContext;
  /** Stays when those of the tests are closed. */
  ownPage: Page;
  devtools: CDPSession;
  /** False after a change that nothing takes back. */
  isReusable: boolean;
}

interface BorrowedContext {
  context: BrowserContext;
  /** Empties the context for the next test, or closes it. */
  giveBack: (isWanted: boolean) => Promise<void>;
}

/** By browser, then by the options of the context. */
const waiting = new WeakMap<Browser, Map<string, SharedContext>>();

/**
 * A context that earlier tests with the same options have used, emptied. Making one, and loading every script and
 * image anew, took an eighth of the CPU time of all browser tests.
 */
export async function borrowContext(
  browser: Browser,
  options: { baseURL?: string | undefined; isProcessPerSite: boolean },
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<BorrowedContext> {
  const contexts = waiting.get(browser) ?? new Map<string, SharedContext>();
  waiting.set(browser, contexts);
  const key = JSON.stringify(options);
  const { origin } = new URL(options.baseURL ?? '');
  const shared = contexts.get(key) ?? (await openContext(browser, prepare));
  contexts.delete(key);
  // keeps the process for the next tests
  const ownAddress = `${origin}/robots.txt`;
  if (options.isProcessPerSite && shared.ownPage.url() !== ownAddress) await shared.ownPage.goto(ownAddress);
  return {
    context: shared.context,
    giveBack: async (isWanted) => {
      if (isWanted && shared.isReusable && (await empty(shared, origin))) contexts.set(key, shared);
      else await shared.context.close();
    },
  };
}

/** Playwright adds the options of the test to every context that it opens. */
async function openContext(browser: Browser, prepare: (context: BrowserContext) => Promise<void>) {
  const context = await browser.newContext();
  await prepare(context);
  const ownPage = await context.newPage();
  const devtools = await context.newCDPSession(ownPage);
  const shared: SharedContext = { context, ownPage, devtools, isReusable: true };
  const spoil = () => {
    shared.isReusable = false;
  };
  ownPage.on('crash', spoil);
  for (const name of LASTING) callBefore(context, name, spoil);
  for (const name of LASTING_CLOCK) callBefore(context.clock, name, spoil);
  return shared;
}

/** Calls `act` before each call of the method. */
function callBefore<T extends object>(target: T, name: keyof T, act: () => void): void {
  const method = target[name];
  if (typeof method !== 'function') throw new Error(`${String(name)} is not a method`);
  Object.assign(target, {
    [name]: (...args: unknown[]) => {
      act();
      return method.apply(target, args);
    },
  });
}

/** False when a test was on a site whose data this does not reach. */
async function empty({ context, ownPage, devtools }: SharedContext, origin: string): Promise<boolean> {
  const { origins } = await context.storageState();
  await Promise.all(context.pages().map((page) => page !== ownPage && page.close()));
  if (origins.some((used) => used.origin !== origin)) return false;
  await Promise.all([
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.clearCookies(),
    context.clearPermissions(),
    context.setGeolocation(null),
    devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED }),
  ]);
  return true;
}
