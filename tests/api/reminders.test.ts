import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendReminders } from '../../src/server/reminders/send-reminders.ts';
import { endQuietHours, setNoticeTerms } from '../support/notices.ts';
import { openPayments, rows } from '../support/payments.ts';
import { bearer, json } from '../support/people.ts';
import { as, makeShopper, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const FOOD = 'wood-pressed-sesame-oil';

let shop: TestShop;
let deps: Awaited<ReturnType<typeof openPayments>> & Pick<TestShop, 'config'>;
beforeAll(async () => {
  shop = await openTestShop();
  deps = { ...(await openPayments(shop)), config: shop.config };
  await endQuietHours(shop);
});
afterAll(async () => {
  await deps.close();
  await shop.close();
});

/** A paid order of this many bottles, so many days ago. */
async function buy({ id, email }: Shopper, daysAgo: number, quantity = 1, size = '1 L'): Promise<void> {
  const [order] = await rows<{ id: string }>(
    shop,
    `insert into orders (id, user_id, name, email, phone, address, status, payment_status, items_paise, discount_paise,
       delivery_paise, total_paise, payment_id, created_at)
     values (gen_random_uuid(), $1, 'Meena', $2, '9876543210', '"Mill Street"', 'DELIVERED', 'COMPLETED', 50000, 0, 0, 50000, gen_random_uuid(),
       now() - make_interval(days => $3::int)) returning id`,
    id,
    email,
    daysAgo,
  );
  await rows(
    shop,
    `insert into order_items (order_id, position, food_id, name, size, list_price_paise, charged_price_paise, quantity)
     values ($1, 0, $2, 'Wood-Pressed Sesame Oil', $4, 50000, 50000, $3) returning 1`,
    order?.id ?? '',
    FOOD,
    quantity,
    size,
  );
}
/** A customer for whom a litre lasts 30 days, and who bought one 27 days ago. */
async function household(): Promise<Shopper> {
  const who = await makeShopper(shop);
  await buy(who, 57, 2);
  await buy(who, 27, 2);
  return who;
}

interface Mail {
  subject: string;
  link: string;
  stop: string;
  rows: [string, string][];
}
const mailsTo = ({ email }: Shopper) =>
  rows<Mail>(
    shop,
    `select data -> 'content' ->> 'subject' as subject, data -> 'content' -> 'link' ->> 'url' as link,
       data -> 'content' -> 'stop' ->> 'url' as stop, data -> 'content' -> 'rows' as rows
     from pgboss.job where name = 'mail' and data -> 'to' ->> 'address' = $1 order by created_on`,
    email,
  );
const tokenOf = (url: string | undefined) => String(url).split('/').at(-1) ?? '';
const fill = async (who: Shopper, token: string) => {
  const response = await shop.request(`/api/reminders/${token}/cart`, json('PUT', {}, bearer(who.token)));
  return { status: response.status, body: await response.json() };
};

test('a household is reminded once a month, with the reason, and its link fills the basket', async () => {
  const who = await household();
  const browser = shop.sandbox.push.subscribe();
  await shop.request('/api/push', json('PUT', { ...browser, isOn: true }, bearer(who.token)));
  await Promise.all([sendReminders(deps), sendReminders(deps)]);
  await sendReminders(deps);
  const [mail, ...others] = await mailsTo(who);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Running low on Wood-Pressed Sesame Oil?');
  expect(mail?.rows).toEqual([
    [
      'Wood-Pressed Sesame Oil, 2 × 1 L',
      expect.stringMatching(/^You bought it on .+ lasts you about 30 days\.$/),
    ],
  ]);
  const token = tokenOf(mail?.link);
  for (const _ of [1, 2]) {
    const { status, body } = await fill(who, token);
    expect(status).toBe(200);
    expect(body.items).toMatchObject([{ size: '1 L', quantity: 2 }]);
  }
  // nothing is ordered by itself
  const [{ count } = { count: 0 }] = await rows<{ count: number }>(
    shop,
    "select count(*)::int as count from orders where user_id = $1 and status <> 'DELIVERED'",
    who.id,
  );
  expect(count).toBe(0);
  // somebody else's link
  expect((await fill(await makeShopper(shop), token)).status).toBe(404);
  expect((await fill(who, 'x'.repeat(43))).status).toBe(404);
  expect((await fill(who, 'short')).status).toBe(400);
  await rows(
    shop,
    "update reminders set created_at = now() - interval '31 days' where user_id = $1 returning 1",
    who.id,
  );
  await sendReminders(deps);
  expect(await mailsTo(who)).toHaveLength(2);
});

test('the link of the e-mail ends it without a login, and the account has the same choice', async () => {
  const who = await household();
  await sendReminders(deps);
  const [mail] = await mailsTo(who);
  const path = `/api/reminders/${tokenOf(mail?.stop)}`;
  for (const _ of [1, 2]) expect((await shop.request(path, { method: 'DELETE' })).status).toBe(200);
  const me = as(shop, who);
  expect((await me.get('/api/reminders')).body).toEqual({ isOffered: true, isOn: false });
  await rows(shop, 'delete from reminders where user_id = $1 returning 1', who.id);
  await sendReminders(deps);
  expect(await mailsTo(who)).toHaveLength(1);
  const on = await shop.request('/api/reminders', json('PUT', { isOn: true }, bearer(who.token)));
  expect(await on.json()).toEqual({ isOffered: true, isOn: true });
  await sendReminders(deps);
  expect(await mailsTo(who)).toHaveLength(2);
});

test('what was bought in a size that is sold out now still lasts', async () => {
  const who = await makeShopper(shop);
  await buy(who, 56);
  await buy(who, 26);
  // four litres of this household last for months
  await buy(who, 1, 8, '500 ml');
  const set = (stock: number) =>
    rows(shop, "update food_sizes set stock = $2 where food_id = $1 and size = '500 ml'", FOOD, stock);
  await set(0);
  await sendReminders(deps);
  expect(await mailsTo(who)).toEqual([]);
  await set(500);
});

test('nobody is reminded who is blocked, has no habit, bought again, or of what is sold out; nor by an owner who switched it off', async () => {
  const blocked = await household();
  await rows(shop, 'update users set is_blocked = true where id = $1 returning 1', blocked.id);
  const once = await makeShopper(shop);
  await buy(once, 27);
  const again = await household();
  await buy(again, 1, 2);
  const cancelled = await household();
  await rows(shop, "update orders set status = 'CANCELLED' where user_id = $1 returning 1", cancelled.id);
  await sendReminders(deps);
  for (const who of [blocked, once, again, cancelled]) expect(await mailsTo(who)).toEqual([]);
  const late = await household();
  await setNoticeTerms(shop, { isQuiet: false, sendsReminders: false });
  await sendReminders(deps);
  expect((await as(shop, late).get('/api/reminders')).body).toEqual({ isOffered: false, isOn: true });
  await endQuietHours(shop);
  await rows(shop, "update food_sizes set stock = 0 where food_id = $1 and size = '1 L' returning 1", FOOD);
  await sendReminders(deps);
  expect(await mailsTo(late)).toEqual([]);
  await rows(shop, "update food_sizes set stock = 500 where food_id = $1 and size = '1 L' returning 1", FOOD);
});

test('the account’s export has what was sent, and its end deletes it', async () => {
  const who = await household();
  const browser = shop.sandbox.push.subscribe();
  await shop.request('/api/push', json('PUT', { ...browser, isOn: true }, bearer(who.token)));
  await sendReminders(deps);
  const data = await (await shop.request('/api/users/export', { headers: bearer(who.token) })).json();
  expect(data.reminders).toMatchObject({ isOn: true, sent: [{ lines: [{ foodId: FOOD, quantity: 2 }] }] });
  expect(data.pushSubscriptions).toMatchObject([{ topic: 'my-orders', language: 'en' }]);
  expect(data.sentMessages).toMatchObject([{ channel: 'push', kind: 'running-low' }]);
  await rows(
    shop,
    "update orders set created_at = created_at - interval '1 year' where user_id = $1 returning 1",
    who.id,
  );
  const ended = await shop.request('/api/users/me', { method: 'DELETE', headers: bearer(who.token) });
  expect(ended.status).toBe(200);
  for (const table of [
    'notices',
    'push_subscriptions',
    'reminders',
    'reminder_stops',
    'message_consent_changes',
  ])
    expect(await rows(shop, `select 1 from ${table} where user_id = $1`, who.id)).toEqual([]);
});
