import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_SAVED_ADDRESSES, type SavedAddress } from '../../src/contract/saved-address.ts';
import { makeCustomer } from '../support/insert-customer.ts';
import { bearer, json } from '../support/people.ts';
import { ADDRESS, as, atCheckout, checkoutOf, makeShopper, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const PATH = '/api/users/addresses';
const CHENNAI = { ...ADDRESS, street: 'Lake Road', area: 'Adyar', district: 'Chennai', pincode: '600020' };
const POINT = { lat: '11.0168', lng: '76.9558' };

const entry = (changes: object = {}) => ({
  label: 'Parents',
  name: 'Saraswathi',
  phone: '9443381120',
  address: CHENNAI,
  addressLatLng: null,
  ...changes,
});

function person(token: string) {
  const me = as(shop, { token });
  return {
    ...me,
    put: async (path: string, body: unknown) => {
      const response = await shop.request(path, json('PUT', body, bearer(token)));
      return { status: response.status, body: await response.json() };
    },
    book: async () => (await me.get(PATH)).body as SavedAddress[],
    profile: async () => (await me.get('/api/users/me')).body.address,
  };
}
let made = 0;
/** As registration leaves one: with an address in the profile. */
const registered = async () => {
  made += 1;
  return person((await makeCustomer(shop, `book${made}@example.org`)).token);
};
const shopper = async () => person((await makeShopper(shop)).token);

test('the address of the profile is the default entry, and both change together', async () => {
  const me = await registered();
  const [home] = await me.book();
  expect(home).toMatchObject({
    label: '',
    name: 'Meena',
    phone: '9876543210',
    address: ADDRESS,
    isDefault: true,
  });
  const moved = { ...ADDRESS, street: 'Temple Street' };
  await me.put('/api/users/updateProfile', { address: moved, name: 'Meena Devi' });
  expect(await me.book()).toEqual([{ ...home, name: 'Meena Devi', address: moved, version: 1 }]);
  await me.post(PATH, entry());
  expect(await me.profile()).toEqual(moved);
  const [, parents] = await me.book();
  await me.put(`${PATH}/${parents?._id}`, { ...parents, isDefault: true });
  expect(await me.profile()).toEqual(CHENNAI);
  expect((await me.book()).map(({ label, isDefault }) => [label, isDefault])).toEqual([
    ['Parents', true],
    ['', false],
  ]);
});

test('the first address becomes the default, and so does the next when it is deleted', async () => {
  const me = await shopper();
  expect(await me.book()).toEqual([]);
  const { status, body } = await me.post(PATH, entry());
  expect([status, body]).toEqual([
    200,
    [{ ...entry(), _id: expect.any(String), pointSetAt: null, isDefault: true, version: 0 }],
  ]);
  const { body: two } = await me.post(PATH, entry({ label: 'Work', address: ADDRESS }));
  expect(two.map(({ label }: SavedAddress) => label)).toEqual(['Parents', 'Work']);
  const { body: left } = await me.remove(`${PATH}/${two[0]._id}`);
  expect(left).toMatchObject([{ label: 'Work', isDefault: true }]);
  expect(await me.profile()).toEqual(ADDRESS);
  expect((await me.remove(`${PATH}/${two[0]._id}`)).status).toBe(404);
  expect((await me.remove(`${PATH}/${left[0]._id}`)).body).toEqual([]);
  expect(await me.profile()).toBe('');
});

test('of two changes at once one wins, and the other is told', async () => {
  const me = await registered();
  const [home] = await me.book();
  const change = (street: string) =>
    me.put(`${PATH}/${home?._id}`, { ...home, address: { ...ADDRESS, street } });
  const responses = await Promise.all([change('One Street'), change('Two Street')]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(responses.find(({ status }) => status === 409)?.body.code).toBe('address-changed');
});

test('the address book is limited, also when addresses come at once', async () => {
  const me = await shopper();
  const responses = await Promise.all(
    Array.from({ length: MAX_SAVED_ADDRESSES + 3 }, (_, index) =>
      me.post(PATH, entry({ label: `No. ${index}`, isDefault: true })),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(MAX_SAVED_ADDRESSES);
  expect(
    responses.filter(({ status, body }) => status === 409 && body.code === 'too-many-addresses'),
  ).toHaveLength(3);
  const book = await me.book();
  expect(book.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  expect(await me.profile()).toEqual(CHENNAI);
});

test.each([
  [{ address: 'A line' }, 400],
  [{ address: { ...CHENNAI, pincode: '60002' } }, 400],
  [{ address: { ...CHENNAI, state: 'Kerala' } }, 400],
  [{ phone: '12345' }, 400],
  [{ name: '' }, 400],
  [{ label: 'x'.repeat(31) }, 400],
  [{ label: 7 }, 400],
  [{ addressLatLng: { lat: '91', lng: '0' } }, 400],
  [{ isDefault: 'yes' }, 400],
  [{ label: '\u0000' }, 200],
])('%j gets %s', async (changes, status) => {
  expect((await (await shopper()).post(PATH, entry(changes))).status).toBe(status);
});

test('a state is rejected only when the pincode is known and lists it nowhere', async () => {
  const me = await shopper();
  const at = (state: string, pincode: string) =>
    me.post(PATH, entry({ address: { ...CHENNAI, state, pincode } }));
  // on a border, and unknown to the directory
  for (const [state, pincode] of [
    ['Puducherry', '605007'],
    ['Tamil Nadu', '605007'],
    ['Kerala', '199999'],
  ] as const)
    expect((await at(state, pincode)).status).toBe(200);
  const { status, body } = await at('Kerala', '605007');
  expect([status, body.code, body.fields]).toEqual([
    400,
    'wrong-state',
    {
      'address.state': 'The pincode 605007 is in Puducherry or Tamil Nadu, not in Kerala. Please check both.',
    },
  ]);
});

test('an order on a border goes to either state, and to no third', async () => {
  const place = async (state: string) => {
    const address = { ...ADDRESS, state, pincode: '605007' };
    const { me, checkout } = await atCheckout(shop, [SESAME], { address, state, pincode: '605007' });
    return (await me.post('/api/orders/create', checkout)).status;
  };
  expect([await place('Tamil Nadu'), await place('Puducherry'), await place('Kerala')]).toEqual([
    201, 201, 400,
  ]);
});

test('the first order fills the address book, and the next remembers the door', async () => {
  const { who, me, checkout } = await atCheckout(shop);
  await me.post('/api/orders/create', checkout);
  const { book, profile } = person(who.token);
  const [home] = await book();
  expect(home).toMatchObject({
    label: '',
    name: 'Meena',
    phone: '9876543210',
    address: ADDRESS,
    addressLatLng: POINT,
    pointSetAt: expect.any(String),
    isDefault: true,
  });
  expect(await profile()).toEqual(ADDRESS);
  // the same again changes nothing
  const again = async (changes: object) => {
    await me.post('/api/cart', SESAME);
    return (await me.post('/api/orders/create', { ...(await checkoutOf(shop, who)), ...changes })).status;
  };
  expect(await again({})).toBe(201);
  expect(await book()).toEqual([home]);
  // another spelling of the same door, with the pin elsewhere
  const address = { ...ADDRESS, street: 'MILL  street', district: 'Kovai' };
  expect(await again({ address, addressLatLng: { lat: '11.5', lng: '76.5' } })).toBe(201);
  expect(await book()).toMatchObject([
    { _id: home?._id, address, addressLatLng: { lat: '11.5', lng: '76.5' } },
  ]);
  // another door
  expect(
    await again({ address: CHENNAI, state: 'Tamil Nadu', pincode: '600020', addressLabel: 'Amma' }),
  ).toBe(201);
  expect((await book()).map(({ label, isDefault }) => [label, isDefault])).toEqual([
    ['', true],
    ['Amma', false],
  ]);
});

test('a first order that is sent several times at once makes one entry', async () => {
  const { who, checkout } = await atCheckout(shop);
  const headers = { ...bearer(who.token), 'Idempotency-Key': 'first-order-of-a-household' };
  const send = () => shop.request('/api/orders/create', json('POST', checkout, headers));
  const responses = await Promise.all([1, 2, 3, 4, 5].map(send));
  // those that came too early for the repeat are told so
  expect(responses.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
  const { book, profile } = person(who.token);
  // version 0: an entry that is open in a form can still be saved
  expect(await book()).toMatchObject([{ address: ADDRESS, isDefault: true, version: 0 }]);
  expect(await profile()).toEqual(ADDRESS);
});

test.each([
  ['a plain line', 'Old house near the temple, Erode'],
  ['a state that nobody knows', { ...ADDRESS, state: 'Konguland' }],
])('%s stays as it is until an order completes it', async (_, old) => {
  const { who, me, checkout } = await atCheckout(shop);
  await shop.database.pool.query('update users set address = $2 where id = $1', [
    who.id,
    JSON.stringify(old),
  ]);
  const { book, profile } = person(who.token);
  const [before] = await book();
  expect(before).toMatchObject({ address: old, isDefault: true, addressLatLng: null });
  await me.post('/api/orders/create', { ...checkout, addressId: before?._id });
  expect(await book()).toMatchObject([{ _id: before?._id, address: ADDRESS, addressLatLng: POINT }]);
  expect(await profile()).toEqual(ADDRESS);
});

test("an order never touches another customer's address book, nor a complete entry of its own by id", async () => {
  const other = await registered();
  const [foreign] = await other.book();
  const { who, me, checkout } = await atCheckout(shop, [SESAME], {
    addressId: foreign?._id,
    addressLabel: 'Mine',
  });
  expect((await me.post('/api/orders/create', checkout)).status).toBe(201);
  expect(await other.book()).toEqual([foreign]);
  const [mine] = await person(who.token).book();
  await me.post('/api/cart', SESAME);
  const next = {
    ...(await checkoutOf(shop, who)),
    address: CHENNAI,
    pincode: '600020',
    addressId: mine?._id,
  };
  expect((await me.post('/api/orders/create', next)).status).toBe(201);
  expect(await person(who.token).book()).toMatchObject([{ ...mine }, { label: 'Adyar', address: CHENNAI }]);
});

test('a new address in the profile has no door; the same in other letters has', async () => {
  const me = await registered();
  const [home] = await me.book();
  await me.put(`${PATH}/${home?._id}`, { ...home, addressLatLng: POINT });
  await me.put('/api/users/updateProfile', { address: { ...ADDRESS, area: 'GANDHI nagar' } });
  expect(await me.book()).toMatchObject([{ addressLatLng: POINT }]);
  await me.put('/api/users/updateProfile', { address: CHENNAI });
  expect(await me.book()).toMatchObject([{ address: CHENNAI, addressLatLng: null, pointSetAt: null }]);
});

test('the address book is exported, and deleted with the account', async () => {
  const me = await registered();
  await me.post(PATH, entry());
  const { body } = await me.get('/api/users/export');
  expect(body.addresses).toMatchObject([{ address: ADDRESS }, { label: 'Parents', address: CHENNAI }]);
  const { _id: id } = (await me.get('/api/users/me')).body;
  expect((await me.remove('/api/users/me')).status).toBe(200);
  const { rows } = await shop.database.pool.query('select 1 from saved_addresses where user_id = $1', [id]);
  expect(rows).toEqual([]);
});
