import { expect, open, test } from './fixtures.ts';
import { codeFor, makeCustomer, newEmail, storedName, toastOf } from './people.ts';

const FOOD = '/food/wood-pressed-groundnut-oil';

test('a newcomer adds a food with a code and a name, and never leaves the page', async ({
  page,
  request,
  expectFailure,
  checkAccessibility,
}) => {
  const email = newEmail();
  await open(page, FOOD);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 L, ₹360 · stays here while you log in')).toBeVisible();
  await dialog.getByRole('button', { name: 'Email me a code' }).click();
  await expect(dialog.getByText('Enter a valid email')).toBeVisible();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Email me a code' }).click();

  const code = dialog.getByLabel('One-time code');
  await expect(code).toBeFocused();
  await expect(dialog.getByText(`We sent a code to ${email}.`)).toBeVisible();
  await checkAccessibility();
  const right = await codeFor(request, email);
  expectFailure('/api/otp/login-verify-otp', 400);
  await code.fill('12');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(code).toHaveAccessibleDescription(/./);
  await expect(code).toBeFocused();
  // the sixth digit sends it
  await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
  await expect(code).toHaveAccessibleDescription(/Invalid OTP/);
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);

  const name = dialog.getByLabel('Name');
  await expect(name).toBeFocused();
  await checkAccessibility();
  await name.fill('Ka');
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(name).toHaveAccessibleDescription(/at least 3/);
  await name.fill('Kavitha Raman');
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(toastOf(page, '"Wood-Pressed Groundnut Oil" added to cart!')).toBeVisible();
  expect(await storedName(page)).toBe('Kavitha Raman');
  expect(new URL(page.url()).pathname).toBe(FOOD);
});

test('a customer logs in with the code alone, also after changing the e-mail', async ({ page, request }) => {
  const { email, name } = await makeCustomer();
  await open(page, '/login');
  await page.getByLabel('Email').fill(`x${email}`);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('One-time code').fill(await codeFor(request, email));
  await expect(toastOf(page, 'Login Successful')).toBeVisible();
  expect(await storedName(page)).toBe(name);
});
