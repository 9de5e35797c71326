import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn, storedName, toastOf } from './people.ts';

const asUser = (token: string) => ({ Authorization: `Bearer ${token}` });

test('PR-01 PR-02 PR-03 PR-08 the profile shows the user’s details, and which are missing', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const user = await makeCustomer();
  await signIn(page, user);
  await open(page, '/profile');
  const details = page.getByRole('region', { name: 'Your details' });
  await expect(details.getByRole('definition')).toHaveText([
    'Meena Kumari',
    user.email,
    '9876543210',
    '12A, Mill Street, Gandhi Nagar, Coimbatore, Tamil Nadu, 642001',
  ]);
  await expect(page.locator('html')).toHaveAttribute('data-page-theme', 'profile');
  await expect(page.getByRole('region', { name: 'My devices' })).toContainText('This device');
  await checkAccessibility();
  await saveScreenshot('profile');
  const data = { phone: '', address: '' };
  const response = await request.put('/api/users/updateProfile', { data, headers: asUser(user.token) });
  await signIn(page, await response.json());
  await open(page, '/profile');
  await expect(details.getByRole('definition').nth(2)).toHaveText('Not provided');
  await expect(details.getByRole('definition').nth(3)).toHaveText('No address provided');
});

test('PR-06 ST-04 ST-23 V-34 to V-38 editing the profile: every validation rule, then the response becomes the stored user', async ({
  page,
  checkAccessibility,
}) => {
  await signIn(page, await makeCustomer());
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit Profile & Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile & Change password' });
  await checkAccessibility('dialog[open]');
  await expect(dialog.getByLabel('Email')).toBeDisabled();
  await dialog.getByLabel('Name').fill('Anna');
  await dialog.getByLabel('Phone').fill('12');
  await dialog.getByLabel('New password').fill('12345');
  await dialog.getByLabel('Pincode').fill('12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name must be at least 5 characters')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByText('Phone must be 10 to 15 digits')).toBeVisible();
  await expect(dialog.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(dialog.getByText('Pincode must be 6 digits')).toBeVisible();
  await dialog.getByLabel('New password').fill('longbutweak');
  await expect(
    dialog.getByText('Contains 8 character Must include uppercase, lowercase, number & special character'),
  ).toBeVisible();
  await dialog.getByLabel('New password').fill('');
  await dialog.getByLabel('Name').fill('Annapoorani');
  await dialog.getByLabel('Phone').fill('');
  await dialog.getByLabel('Pincode').fill('638452');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page, 'Profile updated successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vanakkam, Annapoorani');
  await expect(page.getByText('Not provided')).toBeVisible();
  await expect(page.getByText('638452')).toBeVisible();
  expect(await storedName(page)).toBe('Annapoorani');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vanakkam, Annapoorani');
});
