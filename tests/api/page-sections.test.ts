import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type EmailPreview, emailKinds } from '../../src/contract/admin/email-previews.ts';
import type { AdminPage } from '../../src/contract/admin/page-sections.ts';
import type { HomeContent } from '../../src/contract/content.ts';
import { homeRecords } from '../../src/rules/page-sections/page-records.ts';
import type { PageSection, StoredItem, StoredSection } from '../../src/rules/page-sections/section-types.ts';
import { readSeedFiles } from '../../src/server/seed/seed-files.ts';
import { seedPages } from '../../src/server/seed/tables/seed-pages.ts';
import { type Admin, asAdmin, lastChange } from '../support/admin-actions.ts';
import { bearer, CUSTOMER, logIn } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const PAGE = '/api/admin/pages/home';

let shop: TestShop;
let actingAdmin: Admin;
beforeAll(async () => {
  shop = await openTestShop({}, { cachesResponses: true });
  actingAdmin = await asAdmin(shop);
  await vi.waitUntil(() => shop.changes.isListening(), { timeout: 10_000 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  // every test begins with what the demo published
  await shop.database.pool.query(`delete from page_versions where page = 'home'`);
  await seedPages(shop.database.db, readSeedFiles('chekku'));
  await expect.poll(() => headingOf('hero')).toBe('Pressed slow, in wood.');
});

const load = async (): Promise<AdminPage> => (await actingAdmin.get(PAGE)).body;
const visible = async (): Promise<PageSection[]> =>
  ((await (await shop.request('/api/content/home')).json()) as { sections: PageSection[] }).sections;
const headingOf = async (key: string) =>
  (await visible()).find((section) => section.key === key)?.texts.heading;

function withText(
  page: Pick<AdminPage, 'version' | 'sections'>,
  key: string,
  field: string,
  text: string,
  language: 'en' | 'ta' = 'en',
) {
  const sections = structuredClone(page.sections);
  const section = sections.find((each) => each.key === key);
  if (section) section.texts[language] = { ...section.texts[language], [field]: text };
  return { version: page.version, sections };
}

test('the demo shows its own texts, in the order of the specification', async () => {
  const sections = await visible();
  expect(sections.map(({ key }) => key)).toEqual([
    ...['hero', 'offer', 'foods', 'why', 'oath', 'testimonials', 'recipes', 'contact', 'videos', 'meta'],
  ]);
  expect(sections[0]?.texts).toMatchObject({ above: 'செக்கு எண்ணெய்', heading: 'Pressed slow, in wood.' });
  expect(sections.at(-1)?.texts.description).toContain('Oils pressed in a wooden chekku');
});

test('a draft is for admins only until it is published; then every cached page has it', async () => {
  const page = await load();
  expect(await headingOf('hero')).toBe('Pressed slow, in wood.');
  const draft = withText(page, 'hero', 'heading', 'Fresh this week.');
  const saved = await actingAdmin.put(`${PAGE}/draft`, draft);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(saved.body.draft).toEqual({ at: expect.any(String), by: expect.any(String) });
  expect(await headingOf('hero')).toBe('Pressed slow, in wood.');
  expect((await shop.request(`${PAGE}/preview`)).status).toBe(401);
  const preview = await actingAdmin.get(`${PAGE}/preview`);
  expect(preview.body.sections[0].texts.en.heading).toBe('Fresh this week.');
  expect(preview.body.values.name).toBe('Chekku Farms');
  const published = await actingAdmin.post(`${PAGE}/publish`, { ...draft, version: saved.body.version });
  expect([published.status, published.body.draft]).toEqual([200, null]);
  expect(await headingOf('hero')).toBe('Fresh this week.');
  const { changes } = await lastChange(shop, 'page home');
  expect(changes.hero).toMatchObject([
    { texts: { en: { heading: 'Pressed slow, in wood.' } } },
    { texts: { en: { heading: 'Fresh this week.' } } },
  ]);
});

test('order and visibility are published too', async () => {
  const page = await load();
  const sections = page.sections.map((each) => (each.key === 'oath' ? { ...each, isShown: false } : each));
  const [videos] = sections.splice(8, 1);
  if (videos) sections.splice(3, 0, videos);
  const published = await actingAdmin.post(`${PAGE}/publish`, { version: page.version, sections });
  expect(published.status).toBe(200);
  const keys = (await visible()).map(({ key }) => key);
  expect(keys.slice(2, 5)).toEqual(['foods', 'videos', 'why']);
  expect(keys).not.toContain('oath');
});

test('the previous version comes back, and the withdrawn one is the draft', async () => {
  const page = await load();
  const first = await actingAdmin.post(`${PAGE}/publish`, withText(page, 'hero', 'heading', 'Second.'));
  const second = await actingAdmin.post(`${PAGE}/publish`, withText(first.body, 'hero', 'heading', 'Third.'));
  expect(second.body.previous).not.toBeNull();
  const back = await actingAdmin.post(`${PAGE}/restore`, { version: second.body.version });
  expect(back.status).toBe(200);
  expect(await headingOf('hero')).toBe('Second.');
  expect(back.body.sections[0].texts.en.heading).toBe('Third.');
  const blocked = await actingAdmin.post(`${PAGE}/restore`, { version: back.body.version });
  expect([blocked.status, blocked.body.code]).toEqual([409, 'page-has-draft']);
  const discarded = await actingAdmin.remove(`${PAGE}/draft?version=${back.body.version}`);
  expect([discarded.status, discarded.body.draft]).toEqual([200, null]);
  const further = await actingAdmin.post(`${PAGE}/restore`, { version: discarded.body.version });
  expect(further.status).toBe(200);
  expect(await headingOf('hero')).toBe('Pressed slow, in wood.');
});

test('a change that is based on an old version is rejected with the page as it is now', async () => {
  const page = await load();
  const others = await actingAdmin.post(`${PAGE}/publish`, withText(page, 'hero', 'heading', 'By another.'));
  expect(others.status).toBe(200);
  const mine = withText(page, 'hero', 'heading', 'Mine.');
  for (const late of [
    await actingAdmin.put(`${PAGE}/draft`, mine),
    await actingAdmin.post(`${PAGE}/publish`, mine),
    await actingAdmin.post(`${PAGE}/restore`, { version: page.version }),
    await actingAdmin.remove(`${PAGE}/draft?version=${page.version}`),
  ]) {
    expect([late.status, late.body.code]).toEqual([409, 'page-changed']);
    expect(late.body.current.sections[0].texts.en.heading).toBe('By another.');
    expect(late.body.current.publication.by).not.toBe('');
  }
  expect(await headingOf('hero')).toBe('By another.');
});

test('of two admins who publish at once, one wins', async () => {
  const page = await load();
  const results = await Promise.all(
    ['One.', 'Two.', 'Three.'].map((text) =>
      actingAdmin.post(`${PAGE}/publish`, withText(page, 'hero', 'heading', text)),
    ),
  );
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a version number is not used again after a draft was discarded', async () => {
  const page = await load();
  const draft = await actingAdmin.put(`${PAGE}/draft`, withText(page, 'hero', 'heading', 'Draft.'));
  await actingAdmin.remove(`${PAGE}/draft?version=${draft.body.version}`);
  await actingAdmin.put(`${PAGE}/draft`, withText(page, 'hero', 'heading', 'Another.'));
  const late = await actingAdmin.put(`${PAGE}/draft`, withText(draft.body, 'hero', 'heading', 'Late.'));
  expect(late.status).toBe(409);
});

test('texts are stored per language, and a missing translation is the English text', async () => {
  const page = await load();
  const published = await actingAdmin.post(
    `${PAGE}/publish`,
    withText(page, 'hero', 'heading', '  செக்கில் ஆட்டியது  ', 'ta'),
  );
  expect(published.body.published[0].texts.ta).toMatchObject({ heading: 'செக்கில் ஆட்டியது' });
  expect(published.body.published[0].texts.ta).not.toHaveProperty('buttonLink');
  expect(await headingOf('hero')).toBe('Pressed slow, in wood.');
});

test.each<[string, string, string, string]>([
  ['hero', 'heading', '', 'Big words is required'],
  ['hero', 'heading', 'x'.repeat(41), 'At most 40 characters'],
  ['hero', 'heading', 'two\nlines', 'Use one line'],
  ['hero', 'buttonLink', 'javascript:alert(1)', 'Begin with / or https://'],
  ['hero', 'buttonLink', '//evil.example', 'Begin with / or https://'],
  [
    'hero',
    'lead',
    'Since {year}',
    '{year} is not known here. You can use {name}, {tagline}, {phone}, {email}, {address}, {state}',
  ],
  ['hero', 'colour', 'red', 'Unknown field.'],
])('%s.%s rejects %j', async (key, field, text, message) => {
  const { status, body } = await actingAdmin.put(`${PAGE}/draft`, withText(await load(), key, field, text));
  expect([status, body.fields]).toEqual([400, { [`${key}.en.${field}`]: message }]);
});

test('sections that are missing, unknown, doubled or always shown are rejected by name', async () => {
  const { version, sections } = await load();
  const [hero, ...rest] = sections;
  if (!hero) throw new Error('no hero');
  const save = async (changed: AdminPage['sections']) => {
    const { status, body } = await actingAdmin.put(`${PAGE}/draft`, { version, sections: changed });
    return [status, Object.keys(body.fields ?? {})];
  };
  expect(await save(rest)).toEqual([400, ['hero']]);
  expect(await save([{ ...hero, isShown: false }, ...rest])).toEqual([400, ['hero']]);
  expect(await save([...sections, { ...hero, key: 'nothing' }])).toEqual([400, ['nothing']]);
  expect(await save([hero, ...sections])).toEqual([400, ['sections']]);
  const why = sections.find(({ key }) => key === 'why');
  const withoutReasons = sections.map((each) => (each === why ? { ...each, items: [] } : each));
  expect(await save(withoutReasons)).toEqual([400, ['why.items']]);
  expect((await actingAdmin.get('/api/admin/pages/nothing')).status).toBe(400);
});

test('a shop that never published a page shows texts that are true for any farm, and can go back to them', async () => {
  await shop.database.pool.query(`delete from page_versions where page = 'home'`);
  await expect.poll(() => headingOf('hero')).toBe('Straight from our farm.');
  const before = await visible();
  expect(before.find(({ key }) => key === 'offer')?.texts.heading).toBe('');
  expect(before[0]?.texts.lead).toContain('Food from Chekku Farms');
  const page = await load();
  expect([page.version, page.publication]).toEqual([0, null]);
  const first = await actingAdmin.post(`${PAGE}/publish`, withText(page, 'hero', 'heading', 'Ours.'));
  const back = await actingAdmin.post(`${PAGE}/restore`, { version: first.body.version });
  expect(back.status).toBe(200);
  expect(await visible()).toEqual(before);
});

test('sample e-mails have the texts of the draft, escaped, and are for admins only', async () => {
  const samples = '/api/admin/pages/emails/samples';
  expect((await shop.request(samples)).status).toBe(401);
  const { token } = await logIn(shop, CUSTOMER);
  expect((await shop.request(samples, { headers: bearer(token) })).status).toBe(403);
  const page: AdminPage = (await actingAdmin.get('/api/admin/pages/emails')).body;
  const withGreeting = withText(page, 'greeting', 'hello', 'Vanakkam');
  const form = withText(
    { ...page, ...withGreeting },
    'ship',
    'text',
    'Left {name} <img src=x onerror="alert(1)">\n\nSoon.',
  );
  const saved = await actingAdmin.put('/api/admin/pages/emails/draft', form);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const { emails }: { emails: EmailPreview[] } = (await actingAdmin.get(samples)).body;
  expect(emails.map(({ kind }) => kind)).toEqual([...emailKinds]);
  for (const { html } of emails) expect(html).toContain('Vanakkam');
  const shipped = emails.find(({ kind }) => kind === 'ship')?.html;
  expect(shipped).toContain('>Left Chekku Farms &lt;img src=x onerror=&quot;alert(1)&quot;&gt;</p>');
  expect(shipped).not.toContain('<img src=x');
  expect(emails.find(({ kind }) => kind === 'paid')?.html).toContain('₹1,120');
  const discarded = await actingAdmin.remove(`/api/admin/pages/emails/draft?version=${saved.body.version}`);
  expect(discarded.status).toBe(200);
  expect(JSON.stringify((await actingAdmin.get(samples)).body)).not.toContain('onerror');
});

const homeContent = async (query = ''): Promise<HomeContent> =>
  (await shop.request(`/api/content/home${query}`)).json() as Promise<HomeContent>;
const SLIDE = {
  image: '/media/hero/2-desktop.webp',
  alt: 'Sesame in a bowl',
  heading: 'Sesame week',
  lead: 'Only this week.',
  button: 'See sesame',
  buttonLink: '/tag/sesame',
};

/** The form with other items of a section. */
function withItems(
  page: AdminPage,
  key: string,
  change: (items: StoredItem[]) => StoredItem[],
): { version: number; sections: StoredSection[] } {
  const sections = page.sections.map((each) =>
    each.key === key ? { ...each, items: change(each.items) } : each,
  );
  return { version: page.version, sections };
}

test('pictures and testimonials belong to the draft: visitors see them when the page is published, and no longer after going back', async () => {
  const before = await homeContent();
  expect([before.heroDesktop.length, before.heroMobile.length, before.testimonials.length]).toEqual([
    4, 4, 6,
  ]);
  expect(before.heroDesktop[0]).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
  const page = await load();
  const withSlide = withItems(page, 'hero', (items) => [{ texts: { en: SLIDE } }, ...items.slice(0, 2)]);
  const form = withItems({ ...page, ...withSlide }, 'testimonials', (items) =>
    items.toReversed().map((item, index) => (index === 0 ? { ...item, isHidden: true } : item)),
  );
  const saved = await actingAdmin.put(`${PAGE}/draft`, form);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(await homeContent()).toEqual(before);
  const preview = await actingAdmin.get(`${PAGE}/preview`);
  expect(homeRecords(preview.body.sections, {}).heroDesktop[0]).toMatchObject({ title: 'Sesame week' });
  const published = await actingAdmin.post(`${PAGE}/publish`, { ...form, version: saved.body.version });
  expect(published.status).toBe(200);
  const after = await homeContent();
  expect(after.heroDesktop).toEqual([
    {
      url: SLIDE.image,
      alt: SLIDE.alt,
      title: SLIDE.heading,
      text: SLIDE.lead,
      link: SLIDE.buttonLink,
      button: SLIDE.button,
      width: null,
      height: null,
    },
    ...before.heroDesktop.slice(0, 2),
  ]);
  expect(after.heroMobile[0]?.url, 'without its own picture a phone gets the wide one').toBe(SLIDE.image);
  const names = (content: HomeContent) => content.testimonials.map(({ name }) => name);
  expect(names(after)).toEqual(names(before).toReversed().slice(1));
  const desktop = await (await shop.request('/api/im/images?screen=desktop')).json();
  expect(desktop).toEqual(after.heroDesktop.map(({ url }) => url));
  const back = await actingAdmin.post(`${PAGE}/restore`, { version: published.body.version });
  expect(back.status).toBe(200);
  expect(await homeContent()).toEqual(before);
  expect(back.body.sections[0].items[0].texts.en.heading).toBe('Sesame week');
  const { changes } = await lastChange(shop, 'page home');
  expect(JSON.stringify(changes.hero)).toContain('Sesame week');
});

test('a translation is counted as outdated when its English text has changed since', async () => {
  const outdated = async () => {
    const [tamil] = (await actingAdmin.get('/api/admin/translations')).body;
    const entries = tamil.groups.find(({ kind }: { kind: string }) => kind === 'pages').entries;
    return entries.find(({ id }: { id: string }) => id === 'home')?.outdated ?? 0;
  };
  const publish = async (form: object) =>
    expect((await actingAdmin.post(`${PAGE}/publish`, form)).status).toBe(200);
  const before = await outdated();
  const page = withText(await load(), 'oath', 'heading', 'What we swear');
  await publish(withText(page, 'oath', 'heading', 'எங்கள் சத்தியம்', 'ta'));
  expect(await outdated()).toBe(before);
  await publish(withText(await load(), 'oath', 'heading', 'What we promise'));
  expect(await outdated()).toBe(before + 1);
  await publish(withText(await load(), 'oath', 'heading', 'எங்கள் வாக்கு', 'ta'));
  expect(await outdated()).toBe(before);
});

test('pictures that are based on an old version are rejected and change nothing', async () => {
  const page = await load();
  await actingAdmin.post(`${PAGE}/publish`, withText(page, 'hero', 'heading', 'By another.'));
  const before = await homeContent();
  const form = withItems(page, 'hero', () => []);
  for (const late of [
    await actingAdmin.put(`${PAGE}/draft`, form),
    await actingAdmin.post(`${PAGE}/publish`, form),
  ])
    expect([late.status, late.body.code]).toEqual([409, 'page-changed']);
  expect(await homeContent()).toEqual(before);
});

test('the texts of items are returned in the language of the request, English where they are missing', async () => {
  const page = await load();
  const praised = withItems(page, 'testimonials', ([first]) => [
    { texts: { en: { ...first?.texts.en }, ta: { text: 'நன்று' } } },
  ]);
  const ownWords = withText(praised, 'why', 'heading', 'Our own reasons');
  const form = withText(ownWords, 'why', 'heading', '', 'ta');
  expect((await actingAdmin.post(`${PAGE}/publish`, form)).status).toBe(200);
  const english = await homeContent();
  const [tamil] = (await homeContent('?language=ta')).testimonials;
  expect(tamil).toEqual({ ...english.testimonials[0], text: 'நன்று', untranslated: ['name'] });
  const { sections } = await homeContent('?language=ta');
  expect(sections.find(({ key }) => key === 'why')?.untranslated).toEqual(['heading']);
  expect(await homeContent('?language=xx')).toEqual(english);
  expect(JSON.stringify(english)).not.toContain('untranslated');
});

const QUOTE = { name: 'A', text: 'B', rating: '5' };
test.each<[string, object, string, string]>([
  ['hero', { ...SLIDE, image: 'javascript:alert(1)' }, 'image', 'Begin with / or https://'],
  ['hero', { ...SLIDE, image: '//elsewhere.example/x.png' }, 'image', 'Begin with / or https://'],
  ['hero', { ...SLIDE, alt: '' }, 'alt', 'Description for those who cannot see it is required'],
  ['hero', { ...SLIDE, buttonLink: 'javascript:alert(1)' }, 'buttonLink', 'Begin with / or https://'],
  ['testimonials', { ...QUOTE, rating: '6' }, 'rating', 'Choose one of the list'],
  ['testimonials', { ...QUOTE, url: '/x' }, 'url', 'Unknown field.'],
])('T28 an item of %s %j is rejected with an error at its field', async (key, texts, field, message) => {
  const form = withItems(await load(), key, () => [{ texts: { en: texts as Record<string, string> } }]);
  const { status, body } = await actingAdmin.put(`${PAGE}/draft`, form);
  expect([status, body.fields]).toEqual([400, { [`${key}.items.0.en.${field}`]: message }]);
});

test('sizes are those of the images of an item, and reasons cannot be hidden', async () => {
  const page = await load();
  const sizes = {
    [SLIDE.image]: [1600, 900] as [number, number],
    '/media/other.webp': [1, 1] as [number, number],
  };
  const saved = await actingAdmin.put(
    `${PAGE}/draft`,
    withItems(page, 'hero', () => [{ texts: { en: SLIDE }, sizes }]),
  );
  expect(saved.body.sections[0].items[0].sizes).toEqual({ [SLIDE.image]: [1600, 900] });
  const hidden = withItems(saved.body, 'why', (items) => items.map((item) => ({ ...item, isHidden: true })));
  expect((await actingAdmin.put(`${PAGE}/draft`, hidden)).status).toBe(400);
});

test('an announcement is above the shop once it is published, and no longer when it is switched off', async () => {
  const path = '/api/admin/pages/header';
  const announcement = async () =>
    ((await (await shop.request('/api/shop')).json()) as { announcement: string }).announcement;
  expect(await announcement()).toBe('');
  const form = withText((await actingAdmin.get(path)).body, 'announcement', 'line', 'Closed on Pongal');
  const saved = await actingAdmin.put(`${path}/draft`, form);
  expect(await announcement()).toBe('');
  const published = await actingAdmin.post(`${path}/publish`, { ...form, version: saved.body.version });
  expect(published.status).toBe(200);
  expect(await announcement()).toBe('Closed on Pongal');
  const off = published.body.sections.map((each: StoredSection) => ({ ...each, isShown: false }));
  await actingAdmin.post(`${path}/publish`, { version: published.body.version, sections: off });
  expect(await announcement()).toBe('');
});
