import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn } from './people.ts';
import { makeOrder, putInCart } from './sales.ts';

test('T-07 checkout, payment, tracking and order list show the same totals', async ({ page, request }) => {
  const user = await makeCustomer();
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
  // its lines show what was charged, so the rows begin with their sum
  await expect(shown).toHaveText(['Items₹1,080', ...rows.slice(2)]);
  // OR-06 the line total, for any quantity
  await expect(card.getByRole('listitem').first()).toContainText('₹1,080');
  await expect(card.getByText('To Pay')).toContainText('₹972');
});

test('PY-08 OR-04 incomplete old orders are shown, with the texts of the specification', async ({
  page,
  request,
}) => {
  const user = await makeCustomer();
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

test('an order prints on one page without header and footer', async ({ page, request, saveScreenshot }) => {
  const user = await makeCustomer();
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
  const user = await makeCustomer();
  const other = await makeOrder(request, await makeCustomer());
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
