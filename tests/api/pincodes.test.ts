import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const ask = async (pincode: string) => {
  const response = await shop.request(`/api/shop/pincodes/${pincode}`);
  return { status: response.status, body: await response.json() };
};

test('anybody learns district and state of a pincode, and both states of one on a border', async () => {
  expect(await ask('642001')).toEqual({
    status: 200,
    body: { district: 'Coimbatore', state: 'Tamil Nadu', states: ['Tamil Nadu'] },
  });
  expect((await ask('605007')).body).toMatchObject({ states: ['Puducherry', 'Tamil Nadu'] });
});

test('an unlisted pincode has no place, which is no error', async () => {
  expect(await ask('123456')).toEqual({ status: 200, body: { district: '', state: '', states: [] } });
});

test.each(['64200', '6420011', '042001', 'abcdef', '%00', '64200१'])(
  '%s is rejected as a pincode',
  async (pincode) => {
    expect(await ask(pincode)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  },
);
