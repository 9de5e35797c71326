import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

const CALL = '**/api/contact/send-contact-email';

test.beforeEach(async ({ page }) => {
  await open(page, '/about');
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fill(page: Page): Promise<void> {
  await field(page, 'Name').fill('Kavitha');
  await field(page, 'Email').fill('kavitha@example.com');
  await field(page, 'Subject').fill('Press hours');
  await field(page, 'Message').fill('May we come and watch on Saturday?');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

test('V-48 V-49 every field is required, and the first invalid one gets the focus', async ({
  page,
  checkAccessibility,
}) => {
  await send(page).click();
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(`${label} is required`);
  }
  await expect(field(page, 'Name')).toBeFocused();
  await checkAccessibility('.contact-form');
  await fill(page);
  await field(page, 'Email').fill('kavitha@nowhere');
  await send(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email Is Not Valid');
  await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid');
});

test('AB-10 E-32 a message reaches the shop', async ({ page }) => {
  await fill(page);
  const response = page.waitForResponse(CALL);
  await send(page).click();
  expect((await response).status()).toBe(200);
  await expect(page.getByRole('alert').filter({ hasText: 'Message sent successfully!' })).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('');
});

test('AB-11 ST-30 the button reads Sending... and the loading line shows while the request is pending', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route(CALL, async (route) => {
    calls += 1;
    await promise;
    await route.fulfill({ json: { message: 'Message sent successfully!' } });
  });
  await fill(page);
  await send(page).click();
  const button = page.getByRole('button', { name: 'Sending...' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await button.click({ force: true });
  resolve();
  await expect(send(page)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
  expect(calls).toBe(1);
});

const failures = [
  {
    name: "the server's message",
    status: 429,
    body: JSON.stringify({ error: 'Too many requests. Please try again later.' }),
    alert: 'Too many requests. Please try again later.',
  },
  { name: 'the fallback message', status: 502, body: '', alert: 'Something went wrong' },
];

test('E-33 E-34 a failed message shows why, the error is logged, and the typed text stays', async ({
  page,
  complaints,
  expectFailure,
}) => {
  const path = '/api/contact/send-contact-email';
  await fill(page);
  for (const { name, status, body, alert } of failures)
    await test.step(name, async () => {
      expectFailure(path, status);
      await page.route(CALL, (route) => route.fulfill({ status, body, contentType: 'application/json' }), {
        times: 1,
      });
      await send(page).click();
      await expect(page.getByRole('alert').filter({ hasText: alert })).toBeVisible();
      await expect(field(page, 'Subject')).toHaveValue('Press hours');
      // what the page shows may arrive before what it logs
      await expect
        .poll(() => complaints.find((text) => text.includes(`status: ${status}`)))
        .toMatch(/^Request failed.*method: POST/s);
    });
  await test.step('no connection', async () => {
    expectFailure(path);
    await page.route(CALL, (route) => route.abort(), { times: 1 });
    await send(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message.' })).toBeVisible();
    await expect(field(page, 'Subject')).toHaveValue('Press hours');
  });
});
