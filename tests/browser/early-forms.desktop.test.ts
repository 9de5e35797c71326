import type { Page } from '@playwright/test';
import { addressOf, expect, open, test } from './fixtures.ts';
import { makeCustomer, newEmail, PASSWORD, storedName, toastOf } from './people.ts';

/** A page before hydration, as on a slow phone; `release` lets the scripts load. */
async function openEarly(page: Page, path: string): Promise<{ sent: string[]; release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const sent: string[] = [];
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('form').last().waitFor();
  page.on('request', (request) => request.isNavigationRequest() && sent.push(request.url()));
  return { sent, release };
}

/** Every text field with its own text. */
async function fillAll(page: Page, form: string): Promise<Map<string, string>> {
  const typed = new Map<string, string>();
  const lines = page.locator(`${form} :is(input, textarea):enabled:visible`);
  for (const [index, line] of (await lines.all()).entries()) {
    const isEmail = (await line.getAttribute('type')) === 'email';
    const message = isEmail ? 'early@example.org' : `Secret@${index}`;
    await line.fill(message);
    typed.set((await line.getAttribute('name')) ?? String(index), message);
  }
  return typed;
}

const forms = [
  { path: '/login', form: '.auth-page form', button: 'Login', answer: 'Invalid email or password' },
  {
    path: '/register',
    form: '.auth-page form',
    button: 'Register',
    answer: 'Please verify your email first',
  },
];

for (const { path, form, button, answer: result } of forms)
  test(`${button} pressed before hydration waits for it; no input is lost or in the URL`, async ({
    page,
    expectFailure,
  }) => {
    if (path === '/login') expectFailure('/api/users/login', 400);
    const { sent, release } = await openEarly(page, path);
    const typed = await fillAll(page, form);
    const submit = page.locator(form).getByRole('button', { name: button, exact: true });
    await submit.click();
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.locator(form).getByRole('alert')).toContainText(result);
    for (const [name, message] of typed)
      await expect(page.locator(`${form} [name="${name}"]`)).toHaveValue(message);
    await expect(submit).toHaveAttribute('aria-busy', 'false');
    expect(new URL(page.url()).search).toBe('');
    expect(sent).toEqual([]);
  });

test('G-13 a login before hydration is sent after it', async ({ page }) => {
  const { email, name } = await makeCustomer();
  const { release } = await openEarly(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  release();
  await expect(toastOf(page, 'Login Successful')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await storedName(page)).toBe(name);
});

test('a login that waits for hydration is not replaced by a later click', async ({ page }) => {
  const { email } = await makeCustomer();
  const { release } = await openEarly(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.locator('.auth-page form button[type=button]').first().click();
  release();
  await expect(toastOf(page, 'Login Successful')).toBeVisible();
});

test('a message written before hydration is sent once, after it', async ({ page }) => {
  const { sent, release } = await openEarly(page, '/about');
  await fillAll(page, '.contact-form');
  const responded: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('send-contact-email')) responded.push(response.status());
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  release();
  await expect(toastOf(page, 'Message sent successfully!')).toBeVisible();
  expect(responded).toEqual([200]);
  expect(new URL(page.url()).search).toBe('');
  expect(sent).toEqual([]);
});

test('a question to the assistant before hydration gets its reply after it', async ({ page }) => {
  const { sent, release } = await openEarly(page, '/assistant');
  await page.getByLabel('Your question').fill('How long does shipping take?');
  await page.getByRole('button', { name: 'Send' }).click();
  release();
  await expect(page.getByText('How long does shipping take?')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(sent).toEqual([]);
});

test('the search works before hydration', async ({ page }) => {
  await openEarly(page, '/product');
  await page.getByLabel('Search foods').filter({ visible: true }).first().fill('sesame');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/sesame');
});

test('without JavaScript a form says that it needs it, and no input is in the URL', async ({
  browser,
  baseURL,
}, { testId, retry }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: addressOf(`${testId} ${retry}`),
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  for (const [path, form, button] of [
    ['/login', '.auth-page form', 'Login'],
    ['/register', '.auth-page form', 'Register'],
    ['/about', '.contact-form', 'Send Message'],
  ] as const) {
    await page.goto(path);
    await fillAll(page, form);
    await page.locator(form).getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'This form needs JavaScript' })).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    expect(page.url()).not.toContain('Secret');
    expect(page.url()).not.toContain('example.org');
    await page.getByRole('link', { name: 'Back to the form' }).click();
    await expect(page).toHaveURL(path);
  }
  await context.close();
});

test('a form submitted by another site changes nothing and shows a page of the shop', async ({
  page,
  request,
}) => {
  const result = await request.post('/login?returnUrl=/cart', {
    form: { email: newEmail(), password: 'Secret@1' },
    headers: { Origin: 'https://elsewhere.example' },
    maxRedirects: 0,
  });
  expect(result.status()).toBe(303);
  expect(result.headers()['set-cookie']).toBeUndefined();
  await open(page, result.headers().location ?? '');
  await expect(page.getByRole('link', { name: 'Back to the form' })).toHaveAttribute(
    'href',
    '/login?returnUrl=/cart',
  );
});
