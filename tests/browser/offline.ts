import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { SignedInUser } from '../../src/contract/account.ts';
import { browserDatabase } from '../support/browser-database.ts';
import { addressOf, expect } from './fixtures.ts';
import { signIn } from './people.ts';

/** Held by each test that needs the worker, so that the one that switches it off for everybody waits for them, and they for it. */
const WORKER_LOCK = "hashtext('worker setting')";

export const SHOP_URL = `http://127.0.0.1:${process.env.TEST_PORT}`;

interface PhoneOptions {
  user?: SignedInUser;
  url?: string;
  /** While no other test uses the worker. */
  isAlone?: boolean;
}

/** A phone whose browser may install the service worker. */
export async function openPhone(
  browser: Browser,
  { user, url, isAlone = false }: PhoneOptions = {},
): Promise<{ phone: BrowserContext; page: Page }> {
  const lock = await browserDatabase().connect();
  await lock.query(`select pg_advisory_lock${isAlone ? '' : '_shared'}(${WORKER_LOCK})`);
  await browserDatabase().query(`update shop_settings set offline = '{"isOn": true}'`);
  const phone = await browser.newContext({
    baseURL: url ?? SHOP_URL,
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 780 },
    locale: 'en-IN',
    reducedMotion: 'reduce',
    extraHTTPHeaders: addressOf(user?._id ?? 'offline'),
  });
  phone.once('close', () => lock.release(true));
  const page = await phone.newPage();
  if (user) await signIn(page, user);
  return { phone, page };
}

const { groups } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../build/worker/files.json'), 'utf8'),
) as { groups: Record<'shop' | 'admin', string[]> };

/** Waits until the worker controls the page and has stored the pages and, of a group, all scripts. */
export async function installWorker(
  page: Page,
  address: string,
  pages: string[],
  group?: keyof typeof groups,
): Promise<void> {
  await visit(page, address);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect.poll(() => storedPages(page)).toEqual(expect.arrayContaining(['/offline', ...pages]));
  if (!group) return;
  const missing = async () => {
    const stored = new Set(await storedIn(page, 'assets'));
    return groups[group].filter((script) => !stored.has(script));
  };
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}

export async function storedPages(page: Page): Promise<string[]> {
  return [...(await storedIn(page, 'shop-pages')), ...(await storedIn(page, 'visited-pages'))];
}

/** Addresses in one of the worker's caches. */
export async function storedIn(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const keys = await (await caches.open(cacheName)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);
}

/** Opens an address and waits for hydration: from the network or from what is stored. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
}

/** Foods and quantities in the cart that the server has. */
export async function linesOf(userId: string) {
  const { rows } = await browserDatabase().query<{ food_id: string; quantity: number }>(
    'select food_id, quantity from cart_items where user_id = $1 order by food_id',
    [userId],
  );
  return rows.map(({ food_id, quantity }) => [food_id, quantity]);
}
