import { expect, open, test } from './fixtures.ts';
import { codeFor, fillLogin, makeCustomer, newEmail, PASSWORD, toastOf } from './people.ts';

test("E-10 E-12 a code that cannot be sent shows the server's message, or Server error without a connection", async ({
  page,
  expectFailure,
}) => {
  expectFailure('/api/otp/send-otp', 429);
  expectFailure('/api/otp/send-otp');
  const error = 'Too many requests. Please try again later.';
  await page.route('**/api/otp/send-otp', (route) => route.fulfill({ status: 429, json: { error } }), {
    times: 1,
  });
  await open(page, '/register');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(toastOf(page, error)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(error);
  await page.route('**/api/otp/send-otp', (route) => route.abort());
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(toastOf(page, 'Server error. Try again later.')).toBeVisible();
});

test('E-05 E-06 a failed registration keeps the form’s input', async ({ page, request, expectFailure }) => {
  expectFailure('/api/users/register', 400);
  const email = newEmail();
  await open(page, '/register');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('One-time code').fill(await codeFor(request, email));
  await page.getByLabel('One-time code').press('Enter');
  await page.getByLabel('Name').fill('Kavitha');
  await page.getByLabel('Phone').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  for (const part of ['Door number', 'Street', 'Area', 'District', 'State']) {
    await page.getByLabel(part).fill('12 Mill');
  }
  await page.getByLabel('Pincode').fill('642001');
  const message = 'Please verify your email first';
  await page.route('**/api/users/register', (route) => route.fulfill({ status: 400, body: message }));
  const submit = page.getByRole('main').getByRole('button', { name: 'Register', exact: true });
  await submit.click();
  await expect(toastOf(page, message)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Kavitha');
  await page.unroute('**/api/users/register');
  await submit.click();
  await expect(toastOf(page, 'Register Successful')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('AU-11 a visitor’s action runs after the login', async ({ page }) => {
  const { email } = await makeCustomer();
  await open(page, '/food/wood-pressed-groundnut-oil');
  await page.getByRole('button', { name: 'Add Wood-Pressed Groundnut Oil to wishlist' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(toastOf(page, '"Wood-Pressed Groundnut Oil" added to wishlist!')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Remove Wood-Pressed Groundnut Oil from wishlist' }).first(),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('Enter in a field submits and leaves the focus there; a click on the button moves it', async ({
  page,
  expectFailure,
}) => {
  expectFailure('/api/users/login', 400);
  await open(page, '/login');
  const form = page.locator('.auth-page form');
  const password = form.getByLabel('Password', { exact: true });
  await form.getByLabel('Email').fill(newEmail());
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(form.getByRole('alert')).toContainText('Invalid email or password');
  await expect(password).toBeFocused();
  const button = form.getByRole('button', { name: 'Login', exact: true });
  await button.click();
  await expect(button).toBeFocused();
});

test('the code still works after a reload of the page', async ({ page, request, expectFailure }) => {
  expectFailure('/api/otp/send-otp', 429);
  const email = newEmail();
  await open(page, '/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  const code = await codeFor(request, email);
  await open(page, '/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  await page.getByLabel('One-time code').fill(code);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});

test('E-13 a wrong code shows an error at its field', async ({ page, request, expectFailure }) => {
  expectFailure('/api/otp/verify-otp', 400);
  const email = newEmail();
  await open(page, '/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  const code = await codeFor(request, email);
  const field = page.getByLabel('One-time code');
  const wrong = code === '000000' ? '000001' : '000000';
  await field.fill(wrong);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(toastOf(page, 'Invalid OTP')).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/Invalid OTP/);
  // typing replaces the wrong code
  await expect(field).toBeFocused();
  const selection = () =>
    field.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd]);
  await expect.poll(selection).toEqual([0, wrong.length]);
  await page.keyboard.type(code);
  await expect(field).toHaveValue(code);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByText('Invalid OTP')).toHaveCount(0);
});

test('the error of a wrong code goes away with another e-mail', async ({ page, request, expectFailure }) => {
  expectFailure('/api/otp/verify-otp', 400);
  const email = newEmail();
  await open(page, '/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  const code = await codeFor(request, email);
  await page.getByLabel('One-time code').fill(code === '000000' ? '000001' : '000000');
  await page.getByLabel('One-time code').press('Enter');
  await expect(page.getByLabel('One-time code')).toHaveAccessibleDescription(/Invalid OTP/);
  await page.getByLabel('Email').fill(newEmail());
  await expect(page.getByText('Invalid OTP')).toHaveCount(0);
});

test('E-04 E-11 without a message of the server it is Login failed, and Failed to send OTP', async ({
  page,
  expectFailure,
}) => {
  expectFailure('/api/users/login');
  expectFailure('/api/forget/forget-send-otp', 502);
  await page.route('**/api/users/login', (route) => route.abort());
  await page.route('**/forget-send-otp', (route) => route.fulfill({ status: 502, body: '<html>Bad</html>' }));
  await open(page, '/login');
  await fillLogin(page, 'somebody@example.org', PASSWORD);
  await expect(toastOf(page, 'Login failed')).toBeVisible();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(toastOf(page, 'Failed to send OTP')).toBeVisible();
});
