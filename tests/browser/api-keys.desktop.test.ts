import { expect, open, test } from './fixtures.ts';
import { adminOf, signIn, toastOf } from './people.ts';

test('an admin makes an API key, sees it once, and revokes it', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, await adminOf());
  await open(page, '/admin/api-keys');
  await page.getByRole('button', { name: 'Create a key' }).click();
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByRole('button', { name: 'Create key' }).click();
  await expect(form.getByText('Choose at least one')).toBeVisible();
  await checkAccessibility();
  await form.getByRole('textbox', { name: 'Name' }).fill('Weighing scale');
  await form.getByRole('checkbox', { name: /write:stock/ }).check();
  await form.getByLabel('Works until').selectOption('I revoke it');
  await saveScreenshot('api-key-form');
  await form.getByRole('button', { name: 'Create key' }).click();

  const once = page.getByRole('dialog', { name: 'Key “Weighing scale” is ready' });
  const key = await once.getByLabel('Key', { exact: true }).inputValue();
  await checkAccessibility();
  await once.getByRole('button', { name: 'Copy' }).click();
  await expect(toastOf(page, 'Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await once.getByRole('button', { name: 'I have saved it' }).click();

  const row = page.locator('tbody tr').filter({ hasText: 'Weighing scale' });
  await expect(row).toContainText(`${key.slice(0, 13)}…`);
  await expect(row).toContainText('write:stock');
  await expect(row).toContainText('Works');
  await expect(page.locator('body')).not.toContainText(key);
  const call = () => request.get('/api/admin/orders', { headers: { Authorization: `Bearer ${key}` } });
  expect(await (await call()).json()).toMatchObject({ code: 'scope-missing', scope: 'read:orders' });
  await row.getByRole('button', { name: 'Revoke Weighing scale' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(row).toContainText('Revoked');
  await expect(row.getByRole('button')).toHaveCount(0);
  expect((await call()).status()).toBe(401);
  await checkAccessibility();
});
