import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  /** The first thing that a person sees of it. */
  reaction: string;
  /** What the person wanted, where it comes later. */
  result?: string;
  /** The result is a page in this iframe. */
  frame?: string;
  isSignedIn?: boolean;
}

const addToCart = { path: FOOD, tap: '.buy-box__actions .button--large' };
const menu = { tap: 'header .nav--right .header__icon', reaction: 'dialog.menu-sheet[open]' };
const chat = {
  tap: '.chat-button',
  reaction: '.chat-panel',
  frame: '.chat-panel iframe',
  result: 'html[data-alive]',
};

const interactions: Interaction[] = [
  {
    name: 'Add to Cart',
    ...addToCart,
    reaction: '.buy-box__actions [aria-busy=true]',
    result: '.Toastify__toast',
    isSignedIn: true,
  },
  {
    name: 'Add to Cart by a visitor',
    ...addToCart,
    reaction: '.buy-box__actions [aria-busy=true]',
    result: 'dialog[open] input',
  },
  {
    name: 'gallery',
    path: FOOD,
    tap: '.gallery__thumbnails li:nth-child(2) button',
    reaction: '.gallery__thumbnails li:nth-child(2) [aria-current=true]',
  },
  { name: 'menu', path: FOOD, ...menu },
  { name: 'menu on home', path: '/', ...menu },
  { name: 'chat', path: FOOD, ...chat },
  { name: 'chat on home', path: '/', ...chat },
];

/** What the browser itself needs on this machine: a page with one button. The rest of a time is the shop's. */
const bareButton = `<!doctype html><html data-alive><meta name="viewport" content="width=device-width">
<button style="width:12rem;height:4rem" onclick="this.ariaBusy=true">Button</button>`;

const BARE: Interaction = {
  name: 'a page with one button',
  path: '/',
  tap: 'button',
  reaction: 'button[aria-busy=true]',
};

interface Times {
  reaction: number;
  result: number;
}

/** From a tap to the frame that shows a reaction, and to the one with the result, on a phone with a slow processor. */
export const measureInteractions: Part = async ({ start, stop, pool, effort }) => {
  const { shopProcess } = await start();
  const bare = createServer(
    (_, response) => void response.setHeader('Content-Type', 'text/html').end(bareButton),
  );
  await once(bare.listen(0, '127.0.0.1'), 'listening');
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
  const results = await withBrowser(async (browser) => {
    const measured: Measurement[] = [];
    const times = new Map(interactions.map((one) => [one, [] as Times[]]));
    const alone: Times[] = [];
    // in turns, so that a machine that gets slower is as slow for every interaction
    for (let round = 0; round < Math.max(effort.rounds, 3); round += 1) {
      alone.push(await timesOf(browser, bareUrl, BARE, pool));
      for (const [interaction, values] of times)
        values.push(await timesOf(browser, shopProcess.url, interaction, pool));
    }
    measured.push({
      name: `${BARE.name}, ms to its reaction`,
      value: median(alone.map((one) => one.reaction)),
    });
    for (const [{ name, result }, values] of times) {
      const reaction = median(values.map((one) => one.reaction));
      measured.push({ name: `${name}, ms to its reaction`, value: reaction, max: MAX_MILLISECONDS });
      if (result)
        measured.push({ name: `${name}, ms to its result`, value: median(values.map((one) => one.result)) });
    }
    return measured;
  });
  bare.close();
  await stop(shopProcess);
  return results;
};

function timesOf(
  browser: Browser,
  shop: string,
  { path, tap, isSignedIn, ...shown }: Interaction,
  pool: Pool,
): Promise<Times> {
  const prepare = (context: BrowserContext) =>
    isSignedIn ? storeCustomer(context, pool) : Promise.resolve();
  return visit(
    browser,
    shop + path,
    async (page) => {
      await page.locator(tap).scrollIntoViewIfNeeded();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const painted = page.evaluate(timesToPaint, shown);
      await page.tap(tap);
      return painted;
    },
    prepare,
  );
}

/** Runs in the page. The event has the time of the input, which is earlier than its listeners. */
function timesToPaint({
  reaction,
  result = reaction,
  frame,
}: Pick<Interaction, 'reaction' | 'result' | 'frame'>): Promise<Times> {
  const hasResult = () => {
    const place = frame ? document.querySelector<HTMLIFrameElement>(frame)?.contentDocument : document;
    return Boolean(place?.querySelector(result));
  };
  // a frame is painted after its callbacks, and then comes the next task
  const painted = (isThere: () => boolean, seen: () => void) => {
    const look = () => {
      if (isThere()) void scheduler.postTask(seen, { priority: 'user-blocking' });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  return new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const passed = () => performance.now() - timeStamp;
        painted(
          () => document.querySelector(reaction) !== null,
          () => {
            const first = passed();
            painted(hasResult, () => resolve({ reaction: first, result: passed() }));
          },
        );
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
