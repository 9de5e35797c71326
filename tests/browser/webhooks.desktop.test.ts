import { openEventReceiver } from '../support/event-receiver.ts';
import { expect, open, test } from './fixtures.ts';
import { adminOf, signIn, toastOf } from './people.ts';

test('an admin adds an endpoint, copies its secret, tests it, sends again, makes a new secret and deletes it', async ({
  page,
  checkAccessibility,
  saveScreenshot,
}) => {
  const server = await openEventReceiver();
  await signIn(page, await adminOf());
  await open(page, '/admin/webhooks');
  await checkAccessibility();
  await page.getByRole('link', { name: 'Add endpoint' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Choose at least one event')).toBeVisible();
  await page.getByLabel('Address').fill(server.url);
  await page.getByLabel('Description').fill('Accounts');
  await page.getByLabel('Order paid').check();
  await page.getByLabel('Stock is low').check();
  await checkAccessibility();
  await saveScreenshot('admin-webhook-new');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'The secret of this endpoint' });
  const secret = await dialog.locator('code').textContent();
  expect(secret).toMatch(/^whsec_/);
  await checkAccessibility('dialog');
  await dialog.getByRole('button', { name: 'I have saved it' }).click();

  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible();
  await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test event' }).click();
  await expect(toastOf(page, 'The test event is on its way.')).toBeVisible();
  const log = page.getByRole('region', { name: 'What was sent' });
  await expect(log.getByRole('row', { name: /Test event/ })).toContainText('Delivered 200');
  await log.getByRole('button', { name: 'Send again' }).click();
  await expect(log.getByText('Delivered 200')).toHaveCount(2);
  expect(new Set(server.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  await checkAccessibility();
  await saveScreenshot('admin-webhook');

  await page.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click();
  await expect(dialog.locator('code')).not.toHaveText(secret ?? '');
  await dialog.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByText('the secret before signs too')).toBeVisible();

  await page.getByLabel('Send events to this endpoint').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.page-head-row')).toContainText('Switched off');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin/webhooks');
  await expect(page.getByText(server.url)).toHaveCount(0);
  await server.close();
});
