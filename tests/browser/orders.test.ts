import { orderStatuses } from '../../src/rules/order-status.ts';
import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn } from './people.ts';
import { makeOrder } from './sales.ts';

test('OR-01 to OR-11 tabs, cards that open one at a time, reorder and delete', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const user = await makeCustomer();
  await makeOrder(request, user, 3);
  const second = await makeOrder(request, user, 4);
  await signIn(page, user);
  await open(page, '/orders');
  const tabs = page.getByRole('navigation', { name: 'Orders by status' });
  await expect(tabs.getByRole('link')).toHaveText([
    'All Orders',
    'New',
    'Pending',
    'Confirmed',
    'Payment',
    'Shipped',
    'Delivered',
    'Cancelled',
  ]);
  const cards = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('₹1,440');
  await expect(cards.first()).toContainText('PENDING');
  await expect(cards.first()).toContainText('Payment pending');
  await cards.first().click();
  await expect(page.getByText('Size 1 L · Quantity 4')).toBeVisible();
  await checkAccessibility('main');
  await saveScreenshot('orders');
  await cards.last().click();
  await expect(page.getByText('Size 1 L · Quantity 4')).toBeHidden();
  await expect(page.getByText('Size 1 L · Quantity 3')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wood-Pressed Groundnut Oil' })).toHaveAttribute(
    'href',
    '/food/wood-pressed-groundnut-oil',
  );
  await page.getByRole('button', { name: 'Delete order' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(cards).toHaveCount(1);
  await tabs.getByRole('link', { name: 'Shipped' }).click();
  await expect(page.getByRole('heading', { name: 'No SHIPPED orders found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await cards.first().click();
  await page.getByRole('link', { name: 'Order details' }).click();
  await expect(page).toHaveURL(`/track/${second._id}`);
  await page.goBack();
  await cards.first().click();
  await page.getByRole('button', { name: 'Reorder' }).click();
  await expect(page).toHaveURL('/cart');
});

test('T-01 to T-15 an order with a pending payment', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  await open(page, `/track/${order._id}`);
  await expect(page.getByRole('heading', { name: `Order #${order.number}` })).toBeVisible();
  const facts = page.getByRole('complementary', { name: 'Order', exact: true });
  await expect(facts).toContainText('Order Date');
  await expect(facts).toContainText(user.name);
  await expect(facts).toContainText('12A, Mill Street, Gandhi Nagar, Coimbatore, Tamil Nadu, 642001');
  await expect(facts).toContainText('PENDING');
  await expect(facts).not.toContainText('Payment ID');
  await expect(facts).not.toContainText('Coupon');
  await expect(facts).toContainText('Discount−₹120');
  await expect(facts).toContainText('Final Total ₹1,080');
  const table = page.getByRole('table');
  await expect(table).toContainText('Order total');
  await expect(table.getByRole('link')).toHaveAttribute('href', '/food/wood-pressed-groundnut-oil');
  const steps = page.getByRole('region', { name: 'Order Progress' }).getByRole('listitem');
  await expect(steps.filter({ hasText: '(done)' })).toHaveText([/Order Placed/, /Order Confirmed/]);
  await expect(page.getByRole('group', { name: 'Map: Delivery location' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Complete Payment' })).toHaveAttribute(
    'href',
    `/payment/${order._id}`,
  );
  await checkAccessibility('main');
  await saveScreenshot('track');
});

test('ST-13 each status has its own colour, and a long order stays two lines high', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const user = await makeCustomer();
  const order = await makeOrder(request, user, 3);
  const [item] = order.items;
  const many = ['Foxtail Millet', 'Kolli Hills Forest Honey', 'Hand-Pounded Red Rice', 'Country Sugar'].map(
    (name, index) => ({ ...item, product: { ...item?.product, _id: `food-${index}`, name } }),
  );
  const list = orderStatuses.map((status, index) => ({
    ...order,
    _id: order._id.replace(/.$/, String(index)),
    status,
    items: many,
  }));
  await page.route('**/api/orders', (route) => route.fulfill({ json: list }));
  await signIn(page, user);
  await open(page, '/orders');
  const badges = page.locator('.order .status');
  await expect(badges).toHaveText([...orderStatuses]);
  const colours = await badges.evaluateAll((all) =>
    all.map((one) => `${getComputedStyle(one).color} ${getComputedStyle(one).backgroundColor}`),
  );
  expect(new Set(colours).size).toBe(orderStatuses.length);
  const card = page.locator('.order').last();
  await expect(card.locator('img')).toHaveCount(1);
  await expect(card.locator('.order__count')).toHaveText('4 foods: ');
  const { height = 0 } = (await card.locator('.order__foods strong').boundingBox()) ?? {};
  expect(height).toBeLessThan(50);
  await checkAccessibility('main');
  await saveScreenshot('orders-statuses');
});
