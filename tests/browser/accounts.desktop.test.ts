import { expect, open, test } from './fixtures.ts';
import { codeFor, fillLogin, makeCustomer, openLogin, PASSWORD, storedName, toastOf } from './people.ts';

test('V-03 V-04 E-03 E-07 AU-10 login: the errors, then a success; the password can be shown', async ({
  page,
  expectFailure,
}) => {
  expectFailure('/api/users/login', 400);
  const { email, name } = await makeCustomer();
  await open(page, '/');
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog.getByText('Enter a valid email')).toBeVisible();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await fillLogin(page, email, 'Wrong@1234');
  await expect(toastOf(page, 'Invalid email or password')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveText('Invalid email or password');
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await dialog.getByRole('button', { name: 'Hide password' }).click();
  await fillLogin(page, email, PASSWORD);
  await expect(toastOf(page, 'Login Successful')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedName(page)).toBe(name);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
});

test('AU-07 AU-08 AU-09 V-12 V-13 V-14 resetting a password in three steps', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { email } = await makeCustomer();
  await page.clock.install();
  await open(page, '/login');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();

  await expect(page.getByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeDisabled();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByLabel('One-time code')).toHaveAccessibleDescription('Please enter the OTP');
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('button', { name: 'Resend OTP', exact: true })).toBeEnabled();
  await page.getByLabel('One-time code').fill(await codeFor(request, email));
  await page.getByRole('button', { name: 'Verify OTP' }).click();

  await page.getByLabel('New password').fill('12345');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await page.getByLabel('New password').fill('Fresh@1234');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Password updated successfully. You can log in now.')).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await fillLogin(page, email, 'Fresh@1234');
  await expect(toastOf(page, 'Login Successful')).toBeVisible();
});
