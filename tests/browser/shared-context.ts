import type { Browser, BrowserContext, CDPSession, Disposable, Page } from '@playwright/test';

/** What a new context does not have. The HTTP cache stays: finished files never change, and everything else is asked for again. */
const STORED = ['local_storage', 'indexeddb', 'cache_storage', 'service_workers', 'file_systems'].join();
/** Nothing takes these back, or not for certain. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'setOffline'] as const;
const LASTING_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;
const LASTING_ON_PAGE = [
  ...['addLocatorHandler', 'emulateMedia', 'exposeBinding', 'exposeFunction'],
  ...['routeWebSocket', 'setExtraHTTPHeaders', 'setViewportSize'],
] as (keyof Page)[];
const LISTEN = ['on', 'once', 'addListener', 'prependListener'] as const;

interface SharedPage {
  page: Page;
  devtools: CDPSession;
  /** Scripts of the test before every script of a page. */
  initScripts: Disposable[];
  /** Events and listeners of the test. */
  listeners: [event: string, listener: unknown][];
  isReusable: boolean;
}

interface SharedContext {
  context: BrowserContext;
  /** Stays also when the page of a test is closed. */
  ownPage: Page;
  devtools: CDPSession;
  /** A session that does not end with the test. */
  openSession: (page: Page) => Promise<CDPSession>;
  /** Of the test: a virtual authenticator or a throttled network lasts as long as its session. */
  sessions: CDPSession[];
  /** The page of each test. */
  shared?: SharedPage;
  /** False after a change that nothing takes back. */
  isReusable: boolean;
}

export interface BorrowedContext {
  context: BrowserContext;
  openPage: () => Promise<Page>;
  /** Empties the context for the next test, or closes it. */
  giveBack: (isWanted: boolean) => Promise<void>;
}

/** By browser, then by the options of the context. */
const waiting = new WeakMap<Browser, Map<string, SharedContext>>();

/**
 * A context that earlier tests with the same options have used, emptied. Making one, and loading every script and
 * image anew, took an eighth of the CPU time of all browser tests. Its page is reused too: Chromium drops the
 * scripts and images of all pages from its memory when one of them is closed (decision 0190).
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
  const borrowed = contexts.get(key) ?? (await openContext(browser, prepare));
  contexts.delete(key);
  // keeps the process for the next tests
  if (options.isProcessPerSite && borrowed.ownPage.url() !== emptyPage(origin))
    await borrowed.ownPage.goto(emptyPage(origin));
  return {
    context: borrowed.context,
    openPage: async () => {
      borrowed.shared ??= await openPage(borrowed);
      return borrowed.shared.page;
    },
    giveBack: async (isWanted) => {
      if (isWanted && borrowed.isReusable && (await empty(borrowed, origin))) contexts.set(key, borrowed);
      else await borrowed.context.close();
    },
  };
}

/** Of the shop, so that its storage can be cleared, and without scripts. */
const emptyPage = (origin: string) => `${origin}/robots.txt`;

/** Playwright adds the options of the test to every context that it opens. */
async function openContext(browser: Browser, prepare: (context: BrowserContext) => Promise<void>) {
  const context = await browser.newContext();
  await prepare(context);
  const ownPage = await context.newPage();
  const openSession = context.newCDPSession.bind(context);
  const devtools = await openSession(ownPage);
  const opened: SharedContext = { context, ownPage, devtools, openSession, sessions: [], isReusable: true };
  context.newCDPSession = async (page) => {
    const session = await openSession(page);
    opened.sessions.push(session);
    return session;
  };
  const spoil = () => {
    opened.isReusable = false;
  };
  ownPage.on('crash', spoil);
  for (const name of LASTING) callBefore(context, name, spoil);
  for (const name of LASTING_CLOCK) callBefore(context.clock, name, spoil);
  return opened;
}

async function openPage({ context, openSession }: SharedContext): Promise<SharedPage> {
  const page = await context.newPage();
  const devtools = await openSession(page);
  const opened: SharedPage = { page, devtools, initScripts: [], listeners: [], isReusable: true };
  const spoil = () => {
    opened.isReusable = false;
  };
  page.on('crash', spoil);
  page.on('close', spoil);
  for (const name of LASTING_ON_PAGE) callBefore(page, name, spoil);
  for (const name of LISTEN)
    callBefore(page, name, (event, listener) => opened.listeners.push([String(event), listener]));
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (...script: Parameters<Page['addInitScript']>) => {
    const added = await addInitScript(...script);
    opened.initScripts.push(added);
    return added;
  };
  return opened;
}

/** Calls `act` with the arguments before each call of the method. */
function callBefore<T extends object>(target: T, name: keyof T, act: (...args: unknown[]) => void): void {
  const method = target[name];
  if (typeof method !== 'function') throw new Error(`${String(name)} is not a method`);
  Object.assign(target, {
    [name]: (...args: unknown[]) => {
      act(...args);
      return method.apply(target, args);
    },
  });
}

/** False when a test was on a site whose data this does not reach. */
async function empty(borrowed: SharedContext, origin: string): Promise<boolean> {
  const { context, ownPage, devtools, sessions } = borrowed;
  // of a page that the test has closed, it is gone
  await Promise.all(sessions.splice(0).map((session) => session.detach().catch(() => {})));
  const { origins } = await context.storageState();
  if (origins.some((used) => used.origin !== origin)) return false;
  if (borrowed.shared && !(await emptied(borrowed.shared, origin))) delete borrowed.shared;
  const staying = [ownPage, borrowed.shared?.page];
  await Promise.all(context.pages().map((page) => !staying.includes(page) && page.close()));
  await Promise.all([
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.clearCookies(),
    context.clearPermissions(),
    context.setGeolocation(null),
    devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED }),
  ]);
  return true;
}

/** Leaves the page as a new one is, but for finished files in Chromium's memory. False when it cannot. */
async function emptied(
  { page, devtools, initScripts, listeners, isReusable }: SharedPage,
  origin: string,
): Promise<boolean> {
  if (!isReusable) return false;
  for (const listener of listeners.splice(0)) Reflect.apply(page.off, page, listener);
  await Promise.all(initScripts.splice(0).map((script) => script.dispose()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  try {
    await page.goto(emptyPage(origin), { timeout: 5000 });
  } catch {
    return false;
  }
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  // a new page has no pointer on it
  await page.mouse.move(-1, -1);
  await devtools.send('Page.resetNavigationHistory');
  return true;
}
