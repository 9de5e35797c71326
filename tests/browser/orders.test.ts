import { orderStatuses } from '../../src/rules/order-status.ts';
import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn } from './people.ts';
import { makeOrder, putInCart } from './sales.ts';

test('OR-01 to OR-11 tabs, cards that open one at a time, reorder and delete', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const user = await makeCustomer(request);
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
  const user = await makeCustomer(request);
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

test('T-07 checkout, payment, tracking and order list show the same totals', async ({ page, request }) => {
  const user = await makeCustomer(request);
  await putInCart(request, user, 3);
  await signIn(page, user);
  await open(page, '/checkout');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await summary.getByRole('button', { name: /PONGAL10/ }).click();
  const rows = ['Subtotal₹1,200', 'Product offers−₹120', 'Coupon PONGAL10−₹108', 'Delivery chargeFree'];
  const shown = page.locator('.order-summary__rows > div');
  await expect(shown).toHaveText(rows);
  await expect(summary.getByText('To Pay')).toContainText('₹972');
  const order = await makeOrder(request, user, 3, { couponCode: 'PONGAL10', discount: 108, totalPrice: 972 });
  await open(page, `/payment/${order._id}`);
  await expect(shown).toHaveText(rows);
  await expect(page.getByText(/^To Pay/)).toContainText('₹972');
  await open(page, `/track/${order._id}`);
  await expect(shown).toHaveText([...rows.slice(0, 1), 'Discount−₹228', ...rows.slice(1)]);
  await expect(page.getByText('Final Total')).toContainText('₹972');
  await open(page, '/orders');
  const card = page.getByRole('main').getByRole('listitem').first();
  await card.getByRole('button', { expanded: false }).click();
  await expect(shown).toHaveText(rows);
  // OR-06 the line total, for any quantity
  await expect(card.getByRole('listitem').first()).toContainText('₹1,080');
  await expect(card.getByText('To Pay')).toContainText('₹972');
});

test('PY-08 OR-04 incomplete old orders are shown, with the texts of the specification', async ({
  page,
  request,
}) => {
  const user = await makeCustomer(request);
  const order = await makeOrder(request, user, 3);
  const { deliveryCharge: _charge, status: _status, number: _number, heldUntil: _held, ...old } = order;
  const bare = {
    _id: order._id.replace(/.$/, 'x'),
    items: [{ product: null, size: '1 L', quantity: 2, price: 360 }],
  };
  await page.route('**/api/orders/order/*', (route) => route.fulfill({ json: old }));
  await page.route('**/api/orders', (route) => route.fulfill({ json: [old, bare, null] }));
  await signIn(page, user);
  await open(page, `/payment/${order._id}`);
  const mine = page.getByRole('complementary', { name: 'Your order' });
  await expect(mine).toContainText('Delivery chargeFree');
  await open(page, `/track/${order._id}`);
  await expect(page.getByRole('complementary', { name: 'Order', exact: true })).toContainText('NEW');
  await open(page, '/orders');
  const cards = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button');
  await expect(cards).toHaveCount(2);
  for (const card of await cards.all()) {
    await expect(card).toContainText('NEW');
    await card.click();
  }
  await expect(page.getByText('Size 1 L · Quantity 2')).toBeVisible();
  await page.route('**/api/orders/order/*', (route) => route.fulfill({ json: { message: 'nothing' } }));
  await open(page, `/track/${order._id}`);
  await expect(page.getByRole('heading', { name: 'Order not found or invalid order format' })).toBeVisible();
});

test('ST-13 each status has its own colour, and a long order stays two lines high', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const user = await makeCustomer(request);
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

test('an order prints on one page without header and footer', async ({ page, request, saveScreenshot }) => {
  const user = await makeCustomer(request);
  const order = await makeOrder(request, user, 3);
  await signIn(page, user);
  await open(page, `/track/${order._id}`);
  await expect(page.getByText('Final Total')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  await expect(page.getByText('Final Total')).toContainText('₹1,080');
  await saveScreenshot('track-print');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('T-14 orders that do not exist', async ({ page, request, expectFailure }) => {
  const user = await makeCustomer(request);
  const other = await makeOrder(request, await makeCustomer(request));
  await signIn(page, user);
  await open(page, '/track');
  await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  expectFailure('/api/orders/order/nonsense', 400);
  await open(page, '/track/nonsense');
  await expect(page.getByRole('heading', { name: 'Invalid Order ID' })).toBeVisible();
  expectFailure(`/api/orders/order/${other._id}`, 404);
  await open(page, `/payment?orderId=${other._id}`);
  await expect(page.getByRole('heading', { name: 'Order not found or invalid order format' })).toBeVisible();
});
