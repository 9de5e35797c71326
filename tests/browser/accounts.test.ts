import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { codeFor, newEmail, openLogin, PASSWORD, storedName, toastOf } from './people.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('AU-01 the dialogs switch to each other, close with Escape, and restore the focus', async ({
  page,
  checkAccessibility,
}) => {
  await open(page, '/privacy-policy');
  const login = await openLogin(page);
  await expect(login.getByLabel('Email')).toBeFocused();
  await checkAccessibility('dialog[open]');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(dialogOf(page, 'Register')).toBeVisible();
  await checkAccessibility('dialog[open]');
  await dialogOf(page, 'Register').getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(dialogOf(page, 'Reset password')).toBeVisible();
  await checkAccessibility('dialog[open]');
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await expect(dialogOf(page, 'Login')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/privacy-policy');
});

test('AU-02 to AU-06 V-01 E-08 a visitor registers with the e-mailed code', async ({ page, request }) => {
  const email = newEmail();
  await open(page, '/about');
  await openLogin(page);
  await page.getByRole('button', { name: 'Register' }).click();
  const dialog = dialogOf(page, 'Register');
  await expect(dialog.getByLabel('Name')).toBeDisabled();
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please verify your email first');
  await dialog.getByLabel('Email').fill('x@y');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByText('Enter a valid email address')).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  const line = dialog.getByLabel('One-time code');
  await expect(line).toBeFocused();
  await expect(dialog.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeVisible();
  await line.fill(await codeFor(request, email));
  await dialog.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(dialog.getByText('Verified', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Please verify your email first')).toHaveCount(0);
  await expect(dialog.getByLabel('Email')).toHaveAttribute('readonly', '');
  await dialog.getByLabel('Name').fill('Kavitha');
  await dialog.getByLabel('Phone').fill('9876543210');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Password', { exact: true }).press('Tab');
  await dialog.getByLabel('Confirm password').fill('Other@1234');
  for (const part of ['Door number', 'Street', 'Area', 'District', 'State']) {
    await dialog.getByLabel(part).fill('12 Mill');
  }
  await dialog.getByLabel('Pincode').fill('1234');
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  await expect(dialog.getByText('Pincode must be 6 digits')).toBeVisible();
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByLabel('Pincode').fill('642001');
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(toastOf(page, 'Register Successful')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/about');
  expect(await storedName(page)).toBe('Kavitha');
});

test('V-09 the error of Confirm waits for input there, and never moves Register away from the pointer', async ({
  page,
  request,
}) => {
  const email = newEmail();
  await open(page, '/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  await page.getByLabel('One-time code').fill(await codeFor(request, email));
  await page.getByLabel('One-time code').press('Enter');
  const confirm = page.getByLabel('Confirm password');
  await expect(confirm).toBeEnabled();
  await page.getByLabel('Name').focus();
  await page.getByLabel('Name').blur();
  await expect(page.getByText('Name must be at least 3 characters')).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('weak');
  await password.press('Tab');
  // the blur was validated by now, and Confirm shows no error
  await expect(page.getByText(/^Password must be 8\+ chars/)).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toHaveCount(0);
  await confirm.fill('other');
  const button = page.getByRole('button', { name: 'Register', exact: true });
  await button.scrollIntoViewIfNeeded();
  const { x, y, width } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width / 2, y + 2);
  await page.mouse.down();
  await expect(confirm).toBeFocused();
  await page.mouse.up();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByText('Pincode must be 6 digits')).toBeVisible();
});
