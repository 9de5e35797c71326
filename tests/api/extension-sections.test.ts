import { afterAll, beforeAll, expect, test } from 'vitest';
import pressCalendar from '../../extensions/press-calendar/extension.ts';
import type { AdminPage } from '../../src/contract/admin/page-sections.ts';
import type { HomeContent } from '../../src/contract/content.ts';
import { type Admin, asAdmin } from '../support/admin-actions.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const PAGE = '/api/admin/pages/home';
const KEY = 'press-calendar';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop({}, { extensions: [pressCalendar] });
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const load = async (): Promise<AdminPage> => (await admin.get(PAGE)).body;
const home = async (query = ''): Promise<HomeContent> =>
  (await shop.request(`/api/content/home${query}`)).json();
const shown = async (query = '') => (await home(query)).sections.find(({ key }) => key === KEY);

/** The page with another calendar. */
async function edited(change: (section: AdminPage['sections'][number]) => void) {
  const { version, sections } = await load();
  const changed = structuredClone(sections);
  const section = changed.find(({ key }) => key === KEY);
  if (section) change(section);
  return { version, sections: changed };
}

test('the section is on the home page with its defaults, in the language of the page', async () => {
  const { sections } = await home();
  expect(sections.map(({ key }) => key).slice(-2)).toEqual([KEY, 'meta']);
  expect(await shown()).toEqual({
    key: KEY,
    texts: { heading: 'What we press this week' },
    items: [{ day: 'Monday', foods: 'Groundnut oil' }],
  });
  expect((await shown('?language=ta'))?.items).toEqual([{ day: 'திங்கள்', foods: 'கடலை எண்ணெய்' }]);
});

test('it is drafted, published, translated, hidden and restored like any other section', async () => {
  const draft = await edited((section) => {
    section.texts.en = { heading: 'Pressed fresh' };
    section.items = [
      {
        texts: { en: { day: 'Friday', foods: 'Coconut oil' }, hi: { day: 'शुक्रवार', foods: 'नारियल का तेल' } },
      },
    ];
  });
  const saved = await admin.put(`${PAGE}/draft`, draft);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect((await shown())?.texts.heading).toBe('What we press this week');
  await admin.post(`${PAGE}/publish`, { ...draft, version: saved.body.version });
  expect(await shown()).toMatchObject({ texts: { heading: 'Pressed fresh' }, items: [{ day: 'Friday' }] });
  const hindi = await shown('?language=hi');
  // the default translation belongs to the default text only
  expect(hindi).toMatchObject({ items: [{ day: 'शुक्रवार' }], untranslated: ['heading'] });
  const hidden = await edited((section) => {
    section.isShown = false;
  });
  await admin.post(`${PAGE}/publish`, hidden);
  expect(await shown()).toBeUndefined();
  await admin.post(`${PAGE}/restore`, { version: (await load()).version });
  expect((await shown())?.texts.heading).toBe('Pressed fresh');
});

test('texts that the schema rejects are named', async () => {
  const form = await edited((section) => {
    section.texts.en = { heading: '' };
    section.items = [{ texts: { en: { day: 'x'.repeat(41), foods: 'Oil' } } }];
  });
  const { status, body } = await admin.post(`${PAGE}/publish`, form);
  expect(status).toBe(400);
  expect(body.fields).toMatchObject({
    [`${KEY}.en.heading`]: 'Heading is required',
    [`${KEY}.items.0.en.day`]: expect.stringContaining('40'),
  });
});
