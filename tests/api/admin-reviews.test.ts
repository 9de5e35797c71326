import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminReview } from '../../src/contract/review.ts';
import { newId } from '../../src/server/platform/ids.ts';
import { makeAdmin } from '../support/admins.ts';
import { dataUrl, png } from '../support/images.ts';
import { bearer, json } from '../support/people.ts';
import { as, makeShopper, SESAME, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const FOOD = SESAME.productId;
const WRONG = `select f.id from foods f left join reviews r on r.food_id = f.id and r.hidden_at is null group by f.id
  having f.rating_count <> count(r.id) or f.rating_sum <> coalesce(sum(r.rating), 0)`;

let shop: TestShop;
let admin: Shopper;
let id: string;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { body } = await as(shop, await makeShopper(shop)).post('/api/reviews', {
    productId: FOOD,
    rating: 1,
    review: `Leaked on the way, number ${newId()}`,
    image: dataUrl(await png()),
  });
  id = body._id;
});

const list = async (query = ''): Promise<AdminReview[]> =>
  (await as(shop, admin).get(`/api/admin/reviews${query}`)).body;
const put = (path: string, body: unknown) => shop.request(path, json('PUT', body, bearer(admin.token)));
const hide = (isHidden: boolean, of = id) => put(`/api/admin/reviews/${of}/hidden`, { isHidden });
const shown = async () =>
  (await (await shop.request(`/api/reviews/product/${FOOD}`)).json()).map(({ _id }: AdminReview) => _id);
const wrongAverages = async () => (await shop.database.pool.query(WRONG)).rows;
const changes = async () =>
  (
    await shop.database.pool.query(
      'select actor_id, action, changes from audit_log where target = $1 order by id',
      [`review ${id}`],
    )
  ).rows;

test('RO-05 an admin replies to a review and deletes the reply', async () => {
  const { status, body } = await as(shop, admin).post(`/api/admin/reviews/${id}/replies`, {
    text: ' We are sorry. ',
  });
  expect([status, body.replies[0].text]).toEqual([200, 'We are sorry.']);
  const [review] = await (await shop.request(`/api/reviews/product/${FOOD}`)).json();
  expect(review.replies).toEqual(body.replies);
  expect((await list('?show=unanswered')).some(({ _id }) => _id === id)).toBe(false);
  const replyId = body.replies[0]._id;
  const gone = await as(shop, admin).remove(`/api/admin/reviews/${id}/replies/${replyId}`);
  expect(gone.body.replies).toEqual([]);
  expect((await as(shop, admin).remove(`/api/admin/reviews/${id}/replies/${replyId}`)).status).toBe(404);
  expect(await changes()).toMatchObject([
    { actor_id: admin.id, action: 'reply to review', changes: { text: [null, 'We are sorry.'] } },
    { action: 'delete reply', changes: { text: ['We are sorry.', null] } },
  ]);
});

test.each([{ text: '' }, { text: '  ' }, {}, { text: 'x'.repeat(2001) }])(
  'a reply needs a text: %j',
  async (body) => {
    expect((await as(shop, admin).post(`/api/admin/reviews/${id}/replies`, body)).status).toBe(400);
  },
);

test('a hidden review is neither shown nor counted, until it is shown again', async () => {
  expect((await (await hide(true)).json()).isHidden).toBe(true);
  expect(await shown()).not.toContain(id);
  expect(await wrongAverages()).toEqual([]);
  expect((await list('?show=hidden')).map(({ _id }) => _id)).toContain(id);
  await shop.database.pool.query('update reviews set rating = 4 where id = $1', [id]);
  expect(await wrongAverages()).toEqual([]);
  await hide(true);
  expect((await (await hide(false)).json()).isHidden).toBe(false);
  expect(await shown()).toContain(id);
  expect(await wrongAverages()).toEqual([]);
  expect((await changes()).map(({ action }) => action)).toEqual(['hide review', 'show review']);
});

test('a hidden review still counts for the limit per food; a deleted one does not, and the audit log has its text', async () => {
  const customer = await makeShopper(shop);
  const write = async () =>
    as(shop, customer).post('/api/reviews', {
      productId: FOOD,
      rating: 2,
      review: 'Again',
      image: dataUrl(await png()),
    });
  const { body } = await write();
  await write();
  await hide(true, body._id);
  expect((await write()).status).toBe(400);
  id = body._id;
  expect((await as(shop, admin).remove(`/api/admin/reviews/${id}`)).body).toEqual({ id });
  expect((await as(shop, admin).remove(`/api/admin/reviews/${id}`)).status).toBe(404);
  expect((await write()).status).toBe(200);
  expect(await wrongAverages()).toEqual([]);
  expect((await changes()).at(-1)).toMatchObject({
    action: 'delete review',
    changes: { review: ['Again', null] },
  });
});

test('the list is searched by text, author and food, and paged', async () => {
  const all = await list('?limit=200');
  expect(all.map(({ _id }) => _id)).toEqual(
    all
      .map(({ _id }) => _id)
      .toSorted()
      .reverse(),
  );
  const first = await list('?limit=3');
  const second = await list(`?limit=3&after=${first[2]?._id}`);
  expect([...first, ...second]).toEqual(all.slice(0, 6));
  const byText = await list(`?search=${encodeURIComponent(all[0]?.review ?? '')}`);
  expect(byText.map(({ _id }) => _id)).toEqual([all[0]?._id]);
  const byFood = await list('?search=SESAME&limit=200');
  expect(byFood.length).toBeGreaterThan(0);
  expect(byFood.every(({ product, review }) => /sesame/i.test(product.name + review))).toBe(true);
  expect(await list('?search=100%25')).toEqual([]);
});

test('an unknown review or reply is a 404', async () => {
  expect((await hide(true, newId())).status).toBe(404);
  expect((await as(shop, admin).post(`/api/admin/reviews/${newId()}/replies`, { text: 'x' })).status).toBe(
    404,
  );
  expect((await hide(true, 'x')).status).toBe(400);
});
