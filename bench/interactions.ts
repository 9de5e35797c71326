import type { Browser, BrowserContext } from '@playwright/test';
import type { Pool } from 'pg';
import { tokenHash } from '../src/server/platform/tokens.ts';
import { signIn } from './customers.ts';
import { median } from './median.ts';
import type { Measurement, Part } from './part.ts';
import { visit, withBrowser } from './phone.ts';

const MAX_MILLISECONDS = 200;
const CPU_SLOWDOWN = 4;
const FOOD = '/food/wood-pressed-groundnut-oil';

interface Interaction {
  name: string;
  path: string;
  /** What is tapped. */
  tap: string;
  /** What the page shows then. */
  result: string;
  isSignedIn?: boolean;
}

const interactions: Interaction[] = [
  {
    name: 'Add to Cart',
    path: FOOD,
    tap: '.buy-box__actions .button--large',
    result: '.Toastify__toast',
    isSignedIn: true,
  },
  {
    name: 'Add to Cart by a visitor',
    path: FOOD,
    tap: '.buy-box__actions .button--large',
    result: 'dialog[open]',
  },
  {
    name: 'gallery',
    path: FOOD,
    tap: '.gallery__thumbnails li:nth-child(2) button',
    result: '.gallery__thumbnails li:nth-child(2) [aria-current=true]',
  },
  { name: 'menu', path: FOOD, tap: 'header .nav--right .header__icon', result: 'dialog.menu-sheet[open]' },
  {
    name: 'menu on home',
    path: '/',
    tap: 'header .nav--right .header__icon',
    result: 'dialog.menu-sheet[open]',
  },
  { name: 'chat', path: FOOD, tap: '.chat-button', result: '.chat-panel' },
  { name: 'chat on home', path: '/', tap: '.chat-button', result: '.chat-panel' },
];

/** From a tap to the frame that shows its result, on a phone with a slow processor. */
export const measureInteractions: Part = async ({ start, stop, pool, effort }) => {
  const { shopProcess } = await start();
  const results = await withBrowser(async (browser) => {
    const measured: Measurement[] = [];
    const times = new Map(interactions.map((one) => [one, [] as number[]]));
    // in turns, so that a machine that gets slower is as slow for every interaction
    for (let round = 0; round < Math.max(effort.rounds, 3); round += 1)
      for (const [interaction, values] of times)
        values.push(await timeOf(browser, shopProcess.url, interaction, pool));
    for (const [{ name }, values] of times)
      measured.push({
        name: `${name}, ms to its result`,
        value: median(values),
        max: MAX_MILLISECONDS,
      });
    return measured;
  });
  await stop(shopProcess);
  return results;
};

function timeOf(
  browser: Browser,
  shop: string,
  { path, tap, result, isSignedIn }: Interaction,
  pool: Pool,
): Promise<number> {
  const prepare = (context: BrowserContext) =>
    isSignedIn ? storeCustomer(context, pool) : Promise.resolve();
  return visit(
    browser,
    shop + path,
    async (page) => {
      await page.locator(tap).scrollIntoViewIfNeeded();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const painted = page.evaluate(timeToPaint, result);
      await page.tap(tap);
      return painted;
    },
    prepare,
  );
}

/** Runs in the page. The event has the time of the input, which is earlier than its listeners. */
function timeToPaint(result: string): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          // a frame is painted after its callbacks, and then comes the next task
          if (document.querySelector(result)) setTimeout(() => resolve(performance.now() - timeStamp));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

async function storeCustomer(context: BrowserContext, pool: Pool): Promise<void> {
  const [token = ''] = await signIn(pool, 1);
  const { rows } = await pool.query<{ _id: string; name: string; email: string }>(
    'select id as _id, name, email from users where id = (select user_id from sessions where token_hash = $1)',
    [tokenHash(token)],
  );
  await context.addInitScript(
    (user) => localStorage.setItem('user', user),
    JSON.stringify({ ...rows[0], token }),
  );
}
