import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import {
  fillLogin,
  logOut,
  makeCustomer,
  newEmail,
  openMenu,
  PASSWORD,
  signIn,
  storedName,
  toastOf,
} from './people.ts';

async function openGoogle(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const window = await opened;
  await expect(window.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  return window;
}

test('101 ST-01 Google: choosing an account in the window signs in', async ({ page }) => {
  await open(page, '/login');
  const window = await openGoogle(page);
  await window.getByLabel('Name').fill('Lakshmi');
  await window.getByLabel('Email').fill(newEmail());
  await window.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(toastOf(page, 'Login Successful')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await storedName(page)).toBe('Lakshmi');
  expect(window.isClosed()).toBe(true);
});

test('E-15 Google: closing the window shows that signing in failed', async ({ page }) => {
  await open(page, '/login');
  const window = await openGoogle(page);
  await window.getByRole('button', { name: 'Cancel' }).click();
  await expect(toastOf(page, 'Google Sign-In failed')).toBeVisible();
  const second = await openGoogle(page);
  await second.close();
  await expect(toastOf(page, 'Google Sign-In failed').first()).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('E-15 Google: an unverified e-mail is rejected', async ({ page, expectFailure }) => {
  expectFailure('/api/users/google-signup', 400);
  await open(page, '/login');
  const window = await openGoogle(page);
  await window.getByRole('button', { name: /address not verified/ }).click();
  await expect(toastOf(page, 'Google signup failed')).toBeVisible();
  expect(await storedName(page)).toBeUndefined();
});

test('ST-03 ST-32 logging out clears the user, revokes the token, and signs out the other tab', async ({
  page,
  context,
  request,
}) => {
  const user = await makeCustomer();
  await signIn(page, user);
  await open(page, '/privacy-policy');
  const other = await context.newPage();
  await open(other, '/profile');
  const ended = page.waitForResponse('**/api/users/logout');
  await logOut(page);
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  await openMenu(other);
  await expect(other.getByRole('link', { name: 'Login' }).last()).toBeVisible();
  expect((await ended).status()).toBe(200);
  const headers = { Authorization: `Bearer ${user.token}` };
  expect((await request.get('/api/users/devices', { headers })).status()).toBe(401);
});

test('ST-05 E-02 a token that the server rejects leads to the home page with a message', async ({
  page,
  expectFailure,
}) => {
  expectFailure('/api/', 401);
  const user = await makeCustomer();
  await signIn(page, { ...user, token: 'x'.repeat(43) });
  await open(page, '/profile');
  await expect(page).toHaveURL('/');
  await expect(toastOf(page, 'Your session has ended. Please log in again.')).toBeVisible();
  expect(await storedName(page)).toBeUndefined();
});

const PRIVATE = ['/profile', '/dashboard', '/admin/users', '/admin/editUser/x'];

test(`a visitor on ${PRIVATE.join(', ')} is redirected to the home page`, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (call) => call.url().includes('/api/users/') && asked.push(call.url()));
  for (const path of PRIVATE)
    await test.step(path, async () => {
      await open(page, path);
      await expect(page).toHaveURL('/');
      expect(asked).toEqual([]);
    });
});

test('RO-02 a customer on an admin page gets a message, and no data is requested', async ({
  page,
  checkAccessibility,
}) => {
  const asked: string[] = [];
  page.on('request', (call) => call.url().includes('/api/users/get') && asked.push(call.url()));
  await signIn(page, await makeCustomer());
  await open(page, '/admin/users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You don't have access to this page");
  await checkAccessibility();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(asked).toEqual([]);
});

test('private pages have noindex and contain no data before hydration', async ({ request }) => {
  for (const path of ['/profile', '/dashboard', '/admin/users', '/admin/editUser/x', '/login', '/register']) {
    const text = await (await request.get(path)).text();
    expect(text).toContain('<meta name="robots" content="noindex"');
  }
});

test('99 returnUrl is followed only within the shop', async ({ page }) => {
  const { email } = await makeCustomer();
  // cleared before the page's scripts run: clearing it on a page that is still loading would send calls without a token
  await page.addInitScript(() => location.pathname === '/login' && localStorage.clear());
  const land = async (returnUrl: string) => {
    await open(page, `/login?returnUrl=${encodeURIComponent(returnUrl)}`);
    await fillLogin(page, email, PASSWORD);
  };
  await land('/profile?from=login');
  await expect(page).toHaveURL('/profile?from=login');
  for (const evil of ['//evil.example', '/\\evil.example', 'https://evil.example/', '/..//evil.example']) {
    await land(evil);
    await expect(page).toHaveURL('/');
  }
  await land('javascript:alert(1)');
  await expect(page).toHaveURL('/');
});
