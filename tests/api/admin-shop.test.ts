import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/server/platform/ids.ts';
import { type Admin, act, asAdmin, lastChange, makeOrder } from '../support/admin-actions.ts';
import { json, mailTo } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let actingAdmin: Admin;
beforeAll(async () => {
  shop = await openTestShop({ SHOP_PHONE: '+91 1' });
  actingAdmin = await asAdmin(shop);
});
afterAll(() => shop.close());

const read = async (path: string) => (await shop.request(path)).json();

test('AD-14 settings: saved values are on the shop; fields of environment variables are listed and stay', async () => {
  const { body } = await actingAdmin.get('/api/admin/settings');
  expect(body.fixed).toEqual({ phone: 'SHOP_PHONE' });
  const values = { ...body.values, name: 'Nila Oils', phone: '+91 2', latitude: '', longitude: '' };
  const saved = await actingAdmin.put('/api/admin/settings', values);
  expect(saved.status).toBe(200);
  expect(await read('/api/shop')).toMatchObject({ name: 'Nila Oils', phone: '+91 1', latitude: null });
  expect((await lastChange(shop, 'settings')).changes.name).toEqual(['Chekku Farms', 'Nila Oils']);
});

test.each<[string, unknown, string?]>([
  ['name', ''],
  ['email', 'nobody'],
  ['foodLicence', 'abc'],
  ['foodLicence', '1242200700012'],
  ['grievanceOfficer', { phone: 'hello' }, 'grievanceOfficer.phone'],
  ['gstin', '33AAAAA0000A1Z5'],
  ['gstin', '29ABCDE1234F1ZW'],
  ['gstin', 'hello'],
  ['state', 'Atlantis'],
  ['state', ''],
  ['latitude', 91],
  ['pictureSiteUrl', 'javascript:alert(1)'],
  ['videoSiteUrl', 'http://insecure.example'],
])('settings reject %s: %j', async (name, value, field = name) => {
  const { values } = (await actingAdmin.get('/api/admin/settings')).body;
  const wrong = typeof value === 'object' ? { ...values[name], ...value } : value;
  const { status, body } = await actingAdmin.put('/api/admin/settings', { ...values, [name]: wrong });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});

test('an invalid phone number is rejected unless an environment variable overrides the field', async () => {
  const open = await openTestShop();
  try {
    const admin = await asAdmin(open);
    const { values } = (await admin.get('/api/admin/settings')).body;
    const { status, body } = await admin.put('/api/admin/settings', { ...values, phone: 'hello' });
    expect([status, body.fields]).toEqual([400, { phone: expect.stringContaining('Indian phone number') }]);
  } finally {
    await open.close();
  }
});

test('GSTIN and state are saved normalized, shown, and in the audit log', async () => {
  const { values } = (await actingAdmin.get('/api/admin/settings')).body;
  const saved = await actingAdmin.put('/api/admin/settings', {
    ...values,
    gstin: ' 29abcde 1234f1zw',
    state: 'karnataka',
    foodLicence: '1242 2007 0001 23',
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(saved.body.values).toMatchObject({
    gstin: '29ABCDE1234F1ZW',
    state: 'Karnataka',
    foodLicence: '12422007000123',
  });
  expect(await read('/api/shop')).toMatchObject({ gstin: '29ABCDE1234F1ZW', state: 'Karnataka' });
  expect((await lastChange(shop, 'settings')).changes.state).toEqual(['Tamil Nadu', 'Karnataka']);
});

test('environment variables of an older shop stay in effect even if invalid, and other fields can be saved', async () => {
  const old = await openTestShop({
    SHOP_GSTIN: '29ABCDE1234F1Z0',
    SHOP_FOOD_LICENCE: 'FSSAI 12',
    SHOP_PHONE: '+91 1',
  });
  try {
    const admin = await asAdmin(old);
    const { body } = await admin.get('/api/admin/settings');
    expect(body.fixed).toEqual({
      gstin: 'SHOP_GSTIN',
      foodLicence: 'SHOP_FOOD_LICENCE',
      phone: 'SHOP_PHONE',
    });
    // the state comes from the GSTIN, so that the shop's own state is not charged IGST
    expect(body.values).toMatchObject({ gstin: '29ABCDE1234F1Z0', state: 'Karnataka' });
    const saved = await admin.put('/api/admin/settings', { ...body.values, gstin: 'mine', tagline: 'New' });
    expect([saved.status, saved.body.values.tagline, saved.body.values.gstin]).toEqual([
      200,
      'New',
      '29ABCDE1234F1Z0',
    ]);
  } finally {
    await old.close();
  }
});

test('saving over the change of another admin is a conflict, and the response has the current values', async () => {
  const read = (await actingAdmin.get('/api/admin/settings')).body;
  const first = { ...read.values, tagline: 'By the first', version: read.version };
  expect((await actingAdmin.put('/api/admin/settings', first)).body.version).toBe(read.version + 1);
  const second = { ...read.values, legalName: 'By the second', version: read.version };
  const late = await actingAdmin.put('/api/admin/settings', second);
  expect([late.status, late.body.code]).toEqual([409, 'settings-changed']);
  expect(late.body.current).toMatchObject({
    version: read.version + 1,
    values: { tagline: 'By the first', legalName: read.values.legalName },
  });
  expect((await actingAdmin.get('/api/admin/settings')).body.values).toMatchObject(late.body.current.values);
  expect(
    (await actingAdmin.put('/api/admin/settings', { ...second, version: read.version + 1 })).status,
  ).toBe(200);
});

test('delivery has its own version; of two concurrent saves one succeeds', async () => {
  const { version, ...terms } = (await actingAdmin.get('/api/admin/settings/delivery')).body;
  const { values } = (await actingAdmin.get('/api/admin/settings')).body;
  await actingAdmin.put('/api/admin/settings', { ...values, tagline: 'Not about delivery' });
  const saves = await Promise.all(
    [11, 12].map((charge) => actingAdmin.put('/api/admin/settings/delivery', { ...terms, charge, version })),
  );
  const charges = saves.map(({ status, body }) => [status, (status === 200 ? body : body.current).charge]);
  expect(charges.map(([status]) => status).toSorted()).toEqual([200, 409]);
  // both responses have the saved charge
  expect(new Set(charges.map(([, charge]) => charge)).size).toBe(1);
});

test('T34 colours: six places, only valid colours, visible to everybody', async () => {
  const { colours } = await read('/api/shop');
  const chosen = { ...colours, header: '#123456' };
  expect((await actingAdmin.put('/api/admin/colours', chosen)).body).toEqual({ ...chosen, accent: null });
  expect(await read('/api/colors/colorheader')).toEqual({ color: '#123456' });
  for (const header of ['red', '#12345', '#1234567', 'url(x)', '#123456;}body{']) {
    expect((await actingAdmin.put('/api/admin/colours', { ...colours, header })).status).toBe(400);
  }
  expect((await actingAdmin.put('/api/admin/colours', { header: '#123456' })).status).toBe(400);
  expect((await lastChange(shop, 'colours')).changes).toEqual({ header: [colours.header, '#123456'] });
});

test('saving without a change writes no audit entry', async () => {
  const changes = async () => (await actingAdmin.get('/api/admin/audit?limit=100')).body.length;
  const { values } = (await actingAdmin.get('/api/admin/settings')).body;
  const terms = { charge: 50, freeFrom: 999.5, states: [{ state: 'Goa', charge: 90, freeFrom: null }] };
  const saveAll = async () => {
    const { colours } = await read('/api/shop');
    const saved = [
      await actingAdmin.put('/api/admin/colours', colours),
      await actingAdmin.put('/api/admin/settings', values),
      await actingAdmin.put('/api/admin/settings/delivery', { ...terms, notServed: '744' }),
      await actingAdmin.put('/api/admin/search-words', { word: 'same', means: 'sesame' }),
    ];
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  };
  await saveAll();
  const before = await changes();
  await saveAll();
  expect(await changes()).toBe(before);
});

test('AD-14 messages: answered once, by e-mail, and stored', async () => {
  const message = {
    name: 'Meena',
    email: 'meena@example.org',
    subject: 'Filtered?',
    message: 'Is it filtered?',
  };
  await shop.request('/api/contact/send-contact-email', json('POST', message));
  const [open] = (await actingAdmin.get('/api/admin/messages?state=open&q=filtered')).body;
  const response = () =>
    actingAdmin.post(`/api/admin/messages/${open._id}/answer`, { answer: 'No, it settles.\n\nNila' });
  const { body } = await response();
  expect(body).toMatchObject({ answer: 'No, it settles.\n\nNila', answeredAt: expect.any(String) });
  const mail = await mailTo(shop, 'meena@example.org');
  expect(mail.subject).toBe('Re: Filtered?');
  expect(mail.text).toContain('No, it settles.');
  expect((await response()).body.code).toBe('message-answered');
  expect((await actingAdmin.get('/api/admin/messages?state=open')).body).toEqual([]);
  expect((await actingAdmin.get('/api/admin/messages?state=answered')).body).toHaveLength(1);
  expect((await actingAdmin.post(`/api/admin/messages/${newId()}/close`, {})).status).toBe(404);
  await shop.request('/api/contact/send-contact-email', json('POST', message));
  const [second] = (await actingAdmin.get('/api/admin/messages?state=open')).body;
  expect((await actingAdmin.post(`/api/admin/messages/${second._id}/close`, {})).status).toBe(200);
  expect((await lastChange(shop, `message ${second._id}`)).changes).toEqual({ isOpen: [true, false] });
});

test('a new search word finds its food at once, in upper or lower case; a removed one does not', async () => {
  const names = async () => (await read('/api/foods/search/qwxyzq')).map(({ _id }: { _id: string }) => _id);
  expect(await names()).toEqual([]);
  await actingAdmin.put('/api/admin/search-words', { word: 'QWxyzq', means: 'Sesame' });
  expect(await names()).toContain('wood-pressed-sesame-oil');
  expect((await actingAdmin.get('/api/admin/search-words?q=qwxy')).body).toEqual([
    { word: 'qwxyzq', means: 'sesame' },
  ]);
  expect((await actingAdmin.remove('/api/admin/search-words/qwxyzq')).status).toBe(200);
  expect(await names()).toEqual([]);
  expect((await actingAdmin.put('/api/admin/search-words', { word: 'x', means: 'y' })).status).toBe(400);
});

test('payment issues: open ones are listed, and are resolved once', async () => {
  const id = newId();
  await shop.database.pool.query(
    "insert into payment_problems (id, kind, subject, details) values ($1, 'unknown-order', 'pay_1', 'Nobody knows it')",
    [id],
  );
  expect((await actingAdmin.get('/api/admin/problems')).body).toMatchObject([
    { _id: id, kind: 'unknown-order' },
  ]);
  expect((await actingAdmin.post(`/api/admin/problems/${id}/resolve`, {})).status).toBe(200);
  expect((await actingAdmin.post(`/api/admin/problems/${id}/resolve`, {})).status).toBe(404);
  expect((await actingAdmin.get('/api/admin/problems')).body).toEqual([]);
  expect((await actingAdmin.get('/api/admin/problems?state=done')).body).toHaveLength(1);
  expect((await lastChange(shop, `problem ${id}`)).action).toBe('close problem');
});

test('the audit log lists changes newest first, page by page, filtered by target and text', async () => {
  const all = (await actingAdmin.get('/api/admin/audit?limit=100')).body;
  expect(all.length).toBeGreaterThan(5);
  expect(all).toContainEqual(
    expect.objectContaining({ actor: 'Shopper', action: 'remove search word', target: 'search word qwxyzq' }),
  );
  const first = (await actingAdmin.get('/api/admin/audit?limit=2')).body;
  const next = (await actingAdmin.get(`/api/admin/audit?limit=2&after=${first[1].id}`)).body;
  expect([...first, ...next]).toEqual(all.slice(0, 4));
  const ofColours = (await actingAdmin.get('/api/admin/audit?about=colours')).body;
  expect(ofColours.every(({ target }: { target: string }) => target === 'colours')).toBe(true);
  expect((await actingAdmin.get('/api/admin/audit?q=answer%20message')).body).toHaveLength(1);
  expect((await actingAdmin.get('/api/admin/audit?q=%25')).body).toEqual([]);
});

test('the audit log shows an order by its number, and finds it by that', async () => {
  const { id } = await makeOrder(shop);
  await act(actingAdmin, id, 'confirm');
  const { number } = (await actingAdmin.get(`/api/admin/orders/${id}`)).body;
  const confirmed = { action: 'confirm order', target: `order ${id}`, order: { _id: id, number } };
  for (const q of [`%23${number}`, `order%20%23${number}`]) {
    expect((await actingAdmin.get(`/api/admin/audit?q=${q}`)).body).toMatchObject([confirmed]);
  }
  expect((await actingAdmin.get(`/api/admin/audit?q=${number}`)).body).toContainEqual(
    expect.objectContaining(confirmed),
  );
  const [colours] = (await actingAdmin.get('/api/admin/audit?about=colours')).body;
  expect(colours.order).toBeNull();
});
