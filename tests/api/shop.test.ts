import { expect, test } from 'vitest';
import { openTestShop } from '../support/test-shop.ts';

test('the demo shop is Chekku Farms, with colours and certificates', async () => {
  const shop = await openTestShop();
  const details = await (await shop.request('/api/shop')).json();
  expect(details).toMatchObject({
    mode: 'demo',
    name: 'Chekku Farms',
    colours: { header: '#F6BC3C', cart: '#FFFFFF' },
  });
  expect(details.badges).toHaveLength(2);
  await shop.close();
});

test('environment variables override saved settings, which override the demo shop', async () => {
  const shop = await openTestShop({ SHOP_NAME: 'Ananda Oils' });
  await shop.database.pool.query(
    `update shop_settings set details = '{"name": "Other", "phone": "+91 44 1234"}'`,
  );
  const details = await (await shop.request('/api/shop')).json();
  expect(details).toMatchObject({
    name: 'Ananda Oils',
    phone: '+91 44 1234',
    email: 'hello@chekkufarms.example',
  });
  await shop.close();
});
