import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admin, asAdmin } from '../support/admin-actions.ts';
import { expireUnnoticed, inDays, makeSize, press } from '../support/batches.ts';
import { rows } from '../support/payments.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { bearer } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

async function read(path: string) {
  const response = await shop.request(path);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function print(id: string, query = '') {
  const response = await shop.request(`/api/admin/batches/${id}/labels.pdf?${query}`, {
    headers: bearer(admin.admin.token),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const pages = bytes.toString('latin1').match(/\/MediaBox/g)?.length ?? 0;
  const isPdf = response.headers.get('Content-Type') === 'application/pdf';
  return { status: response.status, bytes, pages, text: isPdf ? textOfPdf(bytes) : bytes.toString() };
}

test('a passport tells of the pressing, in the language of the page, and of nobody', async () => {
  const line = await makeSize(shop, 0);
  const { code, _id } = await press(admin, line, 5, {
    code: 'PASS-1',
    story: 'Pressed at dawn.\n<b>bold</b>',
    seedSource: 'Palanisamy, Karur',
    notes: 'only for us',
  });
  const { status, headers, body } = await read(`/api/passports/${code}`);
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toContain('s-maxage');
  expect(body).toMatchObject({
    code,
    foodId: line.productId,
    state: 'fine',
    pressedOn: inDays(-10),
    bestBefore: inDays(170),
    notice: null,
    report: null,
    story: 'Pressed at dawn.\n<b>bold</b>',
  });
  expect(JSON.stringify(body)).not.toMatch(/Palanisamy|only for us/);
  const tamil = (await read(`/api/passports/${code}?language=ta`)).body;
  expect(tamil.food).toMatch(/\p{Script=Tamil}/u);
  await rows(shop, 'delete from batch_sizes where batch_id = $1', _id);
});

test('small letters and former codes lead to the batch; unknown codes are a 404', async () => {
  const line = await makeSize(shop, 0);
  const { _id } = await press(admin, line, 5, { code: 'OLD-CODE' });
  await rows(shop, "update batches set code = 'NEW-CODE' where id = $1", _id);
  for (const code of ['new-code', 'OLD-CODE', 'old-code'])
    expect((await read(`/api/passports/${code}`)).body.code).toBe('NEW-CODE');
  for (const code of ['NOT-THERE', 'X'.repeat(500), '%00', "'; drop table batches", 'UNBATCHED-1'])
    expect((await read(`/api/passports/${encodeURIComponent(code)}`)).status).toBe(404);
});

test('what was counted before the first batch has no passport and no labels', async () => {
  const line = await makeSize(shop, 7);
  await press(admin, line, 1);
  const [unbatched] = await rows<{ id: string; code: string }>(
    shop,
    'select id, code from batches where is_unbatched and food_id = $1',
    line.productId,
  );
  expect((await read(`/api/passports/${unbatched?.code}`)).status).toBe(404);
  expect((await print(unbatched?.id ?? '')).status).toBe(404);
});

test('a cached passport says at once that its batch is blocked, and an expired one that it is old', async () => {
  const line = await makeSize(shop, 0);
  const { code, _id, version } = await press(admin, line, 5, { code: 'TURNS-RED' });
  const state = async () => (await read(`/api/passports/${code}`)).body.state;
  expect(await state()).toBe('fine');
  const block = { version, isBlocked: true, reason: 'smells odd' };
  expect((await admin.post(`/api/admin/batches/${_id}/block`, block)).status).toBe(200);
  expect(await state()).toBe('blocked');
  expect(JSON.stringify((await read(`/api/passports/${code}`)).body)).not.toContain('smells odd');
  const old = await press(admin, line, 5, { code: 'IS-OLD' });
  await expireUnnoticed(shop, old._id);
  expect((await read('/api/passports/IS-OLD')).body.state).toBe('expired');
});

test('labels of a whole batch: one per bottle, with what the law asks for', async () => {
  const line = await makeSize(shop, 0);
  await rows(
    shop,
    "update food_sizes set net_amount = 500, net_unit = 'ml' where size = $1 returning 1",
    line.size,
  );
  const { _id } = await press(admin, line, 30, { code: 'LABEL-1' });
  const { body } = await admin.get(`/api/admin/batches/${_id}/labels`);
  expect(body).toMatchObject({ code: 'LABEL-1', sizes: [{ size: line.size, made: 30 }] });
  expect(body.link).toMatch(/\/b\/LABEL-1$/);
  const { status, bytes, pages, text } = await print(_id, 'sheet=a4-21');
  expect([status, pages]).toEqual([200, 2]);
  expect(text.match(/Batch No\. LABEL-1/g)).toHaveLength(30);
  for (const part of ['Mfd. ', 'Best before ', 'MRP ', '1,000.00 incl. of all taxes', 'USP ', 'Net qty.'])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(part);
  // the law wants the sign of the rupee: Helvetica has none, and another font lends it
  expect(bytes.toString('latin1')).toContain('NotoSansTamil');
  expect(text).not.toContain('Rs');
  for (const [sheet, expected] of [
    ['a4-65', 1],
    ['a4-40', 1],
    ['a4-24', 2],
    ['roll-50x25', 30],
  ] as const)
    expect((await print(_id, `sheet=${sheet}`)).pages).toBe(expected);
  expect((await print(_id, 'sheet=a4-65&count=10&skip=60')).pages).toBe(2);
});

test('labels that cannot be made are rejected', async () => {
  const line = await makeSize(shop, 0);
  const { _id } = await press(admin, line, 3);
  for (const query of ['size=none', 'sheet=a3', 'count=99999', 'x=100', 'skip=-1'])
    expect((await print(_id, query)).status).toBe(400);
});
