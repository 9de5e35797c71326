import type { APIRequestContext } from '@playwright/test';
import { png } from '../support/images.ts';
import { expect, open, test } from './fixtures.ts';
import { adminOf, makeCustomer, signIn, toastOf } from './people.ts';
import { asCustomer, deliver, makeOrder } from './sales.ts';

const photo = async (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await png(name === 'one' ? '#8a5a1c' : '#1c5a8a'),
});

async function deliveredOrder(request: APIRequestContext) {
  const customer = await makeCustomer();
  const admin = await adminOf();
  const order = await makeOrder(request, customer);
  await deliver(request, admin, order._id);
  return { customer, admin, order };
}

test('a customer reports damage by keyboard alone, in an accessible dialog', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const { customer, order } = await deliveredOrder(request);
  await signIn(page, customer);
  await open(page, `/track/${order._id}`);
  const ask = page.getByRole('button', { name: 'Report damage' });
  const dialog = page.getByRole('dialog', { name: 'Report damage' });
  await ask.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(dialog.getByText('Please say why')).toBeVisible();
  await checkAccessibility('dialog[open]');
  await saveScreenshot('request-dialog');
  await dialog.getByLabel('What is it about?').pressSequentially('One bottle leaks');
  // the shop's button, not the browser's file input
  const files = dialog.getByLabel('Photos (up to 3)');
  expect(await files.evaluate((field) => field.getBoundingClientRect().width)).toBeLessThanOrEqual(1);
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add photos' }).press('Enter');
  await (await chooser).setFiles([await photo('one'), await photo('two')]);
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Remove photo 1' }).press('Enter');
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(toastOf(page, 'We have your request')).toBeVisible();
  await expect(page.getByText('we will answer soon')).toBeVisible();
});

test('an admin answers a request by keyboard alone, on a page without horizontal scrolling', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const { customer, admin, order } = await deliveredOrder(request);
  const asked = { kind: 'damage', text: 'One bottle leaks', photos: [] };
  await asCustomer(request, customer, 'POST', `/api/orders/${order._id}/requests`, asked);
  await signIn(page, admin);
  await open(page, '/admin/requests');
  const card = page.getByRole('listitem').filter({ hasText: `order #${order.number}` });
  await expect(card.getByText('One bottle leaks')).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await card.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(card.getByText('Please write an answer')).toBeVisible();
  // from the top: the scroll position depends on the requests of other tests
  await page.evaluate(() => scrollTo(0, 0));
  await checkAccessibility();
  await saveScreenshot('owner-requests');
  await card.getByLabel('Your answer').pressSequentially('A new one comes.');
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastOf(page, 'gets your answer by mail')).toBeVisible();
  // accepted, but not settled before the refund
  await expect(card.getByText('Accepted:')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Next step' })).toBeVisible();
  await page.getByLabel('Show').selectOption('Closed');
  await expect(card).toHaveCount(0);
});
