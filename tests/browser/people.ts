import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { SignedInUser } from '../../src/contract/account.ts';
import { browserDatabase } from '../support/browser-database.ts';
import { insertCustomer, insertSession } from '../support/insert-customer.ts';
import { ADMIN, REGISTRATION } from '../support/people.ts';
import { addressOf, expect } from './fixtures.ts';

export const PASSWORD = REGISTRATION.password;

export function newEmail(): string {
  return `${randomUUID()}@example.org`;
}

/** The code in the newest e-mail. */
export async function codeFor(request: APIRequestContext, email: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const response = await request.get(`/sandbox/mail/messages?to=${encodeURIComponent(email)}`);
    const mails: { text: string }[] = await response.json();
    expect(mails.length).toBeGreaterThan(0);
    code = mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean) ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass();
  return code;
}

/** A customer of this test alone, signed in on another device. */
export function makeCustomer({ name = 'Meena Kumari' } = {}): Promise<SignedInUser> {
  return insertCustomer(browserDatabase(), { name, email: newEmail() });
}

/** Signs the customer in on another device. */
export async function logInElsewhere(request: APIRequestContext, email: string, password = PASSWORD) {
  const headers = addressOf(`${email} elsewhere`);
  const response = await request.post('/api/users/login', { data: { email, password }, headers });
  expect(response.status()).toBe(200);
  return (await response.json()) as SignedInUser;
}

/** The demo admin, signed in on another device. */
export function adminOf(): Promise<SignedInUser> {
  return insertSession(browserDatabase(), ADMIN.email);
}

/** Fills in the login form, in a dialog or on its page, and sends it. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Login', exact: true }) });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Signs the browser in without a form: stores the user before the next page loads, once. */
export async function signIn(page: Page, user: SignedInUser): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem(text)) return;
    sessionStorage.setItem(text, 'signed in');
    localStorage.setItem('user', text);
  }, JSON.stringify(user));
}

/** The user in the browser's local storage. */
export function storedName(page: Page): Promise<string | undefined> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').name);
}

/** Opens the menu on a phone. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
}

/** Logs out on a page that was just opened. Its first use loads the cart, which the server would reject after the log-out. */
export async function logOut(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Logout' });
  await openMenu(page);
  await button.hover();
  // the browser lists what has arrived
  const isLoaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/cart')),
    );
  await expect.poll(isLoaded).toBe(true);
  await button.click();
}

/** Opens the login dialog from the header or the menu. */
export async function openLogin(page: Page) {
  await openMenu(page);
  await page.getByRole('link', { name: 'Login' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Login', exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

export function toastOf(page: Page, message: string) {
  return page.locator('.Toastify__toast').filter({ hasText: message });
}

/** A test cannot wait until the sign-in is old: each call of this path is rejected until the person has confirmed. */
export async function needConfirmation(page: Page, path: string): Promise<void> {
  let isProved = false;
  await page.route('**/api/users/me/confirmation', async (route) => {
    const response = await route.fetch();
    isProved ||= response.ok();
    await route.fulfill({ response });
  });
  await page.route(`**${path}`, async (route) => {
    if (isProved) {
      isProved = false;
      return route.fallback();
    }
    const json = { error: 'Please enter your current password.', code: 'proof-needed' };
    await route.fulfill({ status: 409, json });
  });
}
