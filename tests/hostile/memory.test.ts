import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AttackedShop, openAttackedShop } from './attacked-shop.ts';

let shop: AttackedShop;
beforeAll(async () => {
  shop = await openAttackedShop();
});
afterAll(() => shop?.close());

const PAGES = 60;
/** A page's text and data are ten times as large; cached responses live outside the heap. */
const MAX_BYTES_OF_A_PAGE = 25_000;

test('a sent page leaves no text and no data on the heap', async () => {
  const render = async (round: string) => {
    // a page with a query is cached when it is asked for again
    for (let index = 0; index < 2 * PAGES; index += 1)
      await (await shop.request(`/?${round}=${index % PAGES}`)).arrayBuffer();
  };
  await render('loaded');
  const before = await shop.heap();
  await render('measured');
  expect(((await shop.heap()) - before) / PAGES).toBeLessThan(MAX_BYTES_OF_A_PAGE);
});
