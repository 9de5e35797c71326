import type { APIRequestContext } from '@playwright/test';
import type { Settings } from '../../src/contract/admin/settings.ts';
import { DEFAULT_POLICY } from '../../src/rules/policy.ts';
import { expect, open, test } from './fixtures.ts';
import { adminOf, signIn, toastOf } from './people.ts';
import { asCustomer } from './sales.ts';

// one after the other: each test restores all settings at its end
test.describe.configure({ mode: 'default' });

async function settingsOf(request: APIRequestContext) {
  const admin = await adminOf();
  const read = async (): Promise<Settings> =>
    (await asCustomer(request, admin, 'GET', '/api/admin/settings')).json();
  const before = await read();
  const save = async (values: Partial<Settings['values']>) => {
    const response = await asCustomer(request, admin, 'PUT', '/api/admin/settings', {
      ...before.values,
      ...values,
    });
    expect(response.status(), await response.text()).toBe(200);
  };
  return { admin, before, read, save };
}

test('a conflicting save of the settings keeps the input and loads the values of the other admin', async ({
  page,
  request,
  expectFailure,
}) => {
  const { admin, before, read, save } = await settingsOf(request);
  try {
    await signIn(page, admin);
    await open(page, '/admin/settings');
    await page.getByLabel('Legal name').fill('By the later admin');
    await page.getByLabel('Address', { exact: true }).fill('2, Later Street');
    await save({ tagline: 'By the earlier admin', address: '1, Earlier Street' });
    expectFailure('/api/admin/settings', 409);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Somebody else changed this meanwhile.')).toBeVisible();
    await expect(page.getByLabel('Legal name')).toHaveValue('By the later admin');
    await expect(page.getByLabel('Tagline')).toHaveValue('By the earlier admin');
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('2, Later Street');
    await expect(page.getByText('Somebody else saved “1, Earlier Street” here.')).toBeVisible();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(toastOf(page, 'The settings were saved.')).toBeVisible();
    expect((await read()).values).toMatchObject({
      legalName: 'By the later admin',
      tagline: 'By the earlier admin',
      address: '2, Later Street',
    });
  } finally {
    await save({});
  }
  expect((await read()).values).toEqual(before.values);
});

test('without a GSTIN the dashboard and the settings warn that invoices are not tax invoices', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const { admin, before, save } = await settingsOf(request);
  try {
    await save({ gstin: '' });
    await signIn(page, admin);
    const warning = page.getByText('No GSTIN is set: invoices are not tax invoices');
    await expect(async () => {
      await open(page, '/dashboard');
      await expect(warning).toBeVisible({ timeout: 1000 });
    }).toPass();
    await saveScreenshot('dashboard-without-gstin');
    await warning.getByRole('link', { name: 'Open the settings' }).click();
    await expect(warning).toBeVisible();
    await page.getByLabel('GSTIN').fill('33AAAAA0000A1Z5');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('one of them is mistyped')).toBeVisible();
    await checkAccessibility();
    await saveScreenshot('settings-wrong-gstin');
    await page.getByLabel('GSTIN').fill(before.values.gstin.toLowerCase());
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(toastOf(page, 'The settings were saved.')).toBeVisible();
    await expect(warning).toHaveCount(0);
  } finally {
    await save({});
  }
});

test('the policy form shows what customers will read, and every page reads the saved numbers', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const { admin } = await settingsOf(request);
  try {
    await signIn(page, admin);
    await open(page, '/admin/settings/policy');
    const preview = page.locator('blockquote');
    await expect(preview).toContainText('An order starts at ₹1,000.');
    await expect(preview).toContainText('2 to 4 business days in Tamil Nadu');
    await page.getByLabel('Days to Tamil Nadu').fill('4 to 1');
    await page.getByRole('button', { name: 'Save policy' }).click();
    await expect(page.getByText('The first number must not be the larger one')).toBeVisible();
    await page.getByLabel('Days to Tamil Nadu').fill('1 to 3');
    await page.getByLabel('Smallest order').fill('750');
    await page.getByLabel('Return within').fill('9');
    await page.getByLabel('Cancel within').fill('1');
    await expect(preview).toContainText('Cancel within 1 hour for a full refund.');
    await checkAccessibility();
    await saveScreenshot('settings-policy');
    await page.getByRole('button', { name: 'Save policy' }).click();
    await expect(toastOf(page, 'Saved. It holds for orders from now on')).toBeVisible();
    // the response cache is emptied a moment after the save
    await expect(async () => {
      await open(page, '/food/wood-pressed-sesame-oil');
      await expect(page.getByText('Tamil Nadu in 1 to 3 business days')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByText('Return or exchange within 9 days')).toBeVisible();
    await open(page, '/refund-policy');
    await expect(page.locator('main')).toContainText('within 1 hour of placing the order');
    await open(page, '/shipping-policy');
    await expect(page.getByRole('row', { name: 'Tamil Nadu' })).toContainText('1 to 3 business days');
    await open(page, '/terms-of-service');
    await expect(page.locator('main')).toContainText('The minimum order is ₹750.');
  } finally {
    const restored = await asCustomer(request, admin, 'PUT', '/api/admin/settings/policy', DEFAULT_POLICY);
    expect(restored.status()).toBe(200);
  }
});
