import { readFile } from 'node:fs/promises';
import type { SignedInUser } from '../../src/contract/account.ts';
import { expect, open, test } from './fixtures.ts';
import { logInElsewhere, makeCustomer, openMenu, PASSWORD, signIn, storedName, toastOf } from './people.ts';

const asUser = (token: string) => ({ Authorization: `Bearer ${token}` });

test('PR-04 PR-05 the wishlist shows its count, Remove removes a food, and Log Out returns to the home page', async ({
  page,
  request,
}) => {
  const user = await makeCustomer();
  const data = { productId: 'wood-pressed-groundnut-oil' };
  await request.post('/api/whishlist', { data, headers: asUser(user.token) });
  await signIn(page, user);
  await open(page, '/profile');
  const wishlist = page.getByRole('region', { name: 'Wishlist 1' });
  await wishlist.getByRole('button', { name: 'Remove Wood-Pressed Groundnut Oil' }).click();
  await expect(page.getByRole('region', { name: 'Wishlist 0' })).toBeVisible();
  // it covers the button
  await toastOf(page, 'removed from wishlist!').click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(toastOf(page, 'Logout Successful')).toBeVisible();
});

test('a customer without an address can change only the name; one filled address field requires all', async ({
  page,
  request,
}) => {
  const { token } = await makeCustomer();
  const cleared = await request.put('/api/users/updateProfile', {
    data: { address: '' },
    headers: asUser(token),
  });
  await signIn(page, await cleared.json());
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit Profile & Change password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Street').fill('Mill Street');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Door number is required')).toBeVisible();
  await dialog.getByLabel('Street').fill('');
  await dialog.getByLabel('Name').fill('Annapoorani');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page, 'Profile updated successfully')).toBeVisible();
  await expect(page.getByText('No address provided')).toBeVisible();
});

test('PR-07 V-39 V-40 E-40 changing the password signs out the other device, not this one', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { email, ...user } = await makeCustomer();
  const elsewhere = await logInElsewhere(request, email);
  await signIn(page, { email, ...user });
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await checkAccessibility('dialog[open]');
  await dialog.getByLabel('New password').fill('12345');
  await dialog.getByLabel('Confirm password').fill('123456');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  await dialog.getByLabel('New password').fill('Fresh@1234');
  await dialog.getByLabel('Confirm password').fill('Fresh@1234');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(toastOf(page, 'Password updated successfully')).toBeVisible();
  await expect(page.getByRole('region', { name: 'My devices' }).getByRole('listitem')).toHaveCount(1);
  const devices = await request.get('/api/users/devices', { headers: asUser(elsewhere.token) });
  expect(devices.status()).toBe(401);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vanakkam, Meena Kumari');
  await logInElsewhere(request, email, 'Fresh@1234');
});

test('E-41 a failed password change and a failed account deletion show an error', async ({
  page,
  expectFailure,
}) => {
  expectFailure('/api/users/updateProfile', 500);
  expectFailure('/api/users/me', 409);
  await signIn(page, await makeCustomer());
  await page.route('**/api/users/updateProfile', (route) => route.fulfill({ status: 500 }));
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Change password', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New password').fill('Fresh@1234');
  await dialog.getByLabel('Confirm password').fill('Fresh@1234');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(toastOf(page, 'Failed to update password')).toBeVisible();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const error = 'You have an order on its way. Please delete your account after it is delivered.';
  await page.route('**/api/users/me', (route) => route.fulfill({ status: 409, json: { error } }));
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(error);
});

for (const { button, title, save } of [
  { button: 'Change password', title: 'Change password', save: 'Change password' },
  {
    button: 'Edit Profile & Change password',
    title: 'Edit Profile & Change password',
    save: 'Save',
  },
])
  test(`${title}: asks for the current password when the server requires it`, async ({
    page,
    request,
    expectFailure,
    checkAccessibility,
    saveScreenshot,
  }) => {
    expectFailure('/api/users/updateProfile', 409);
    const { email, ...user } = await makeCustomer();
    await signIn(page, { email, ...user });
    // a test cannot wait until the session is old, so the first response is mocked; the real server checks the password
    await page.route('**/api/users/updateProfile', async (route) => {
      if (route.request().postDataJSON().currentPassword) return route.fallback();
      const json = { error: 'Please enter your current password.', code: 'proof-needed' };
      await route.fulfill({ status: 409, json });
    });
    await open(page, '/profile');
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByLabel('Current password')).toHaveCount(0);
    await dialog.getByLabel('New password').fill('Fresh@1234');
    const confirm = dialog.getByLabel('Confirm password');
    if ((await confirm.count()) > 0) await confirm.fill('Fresh@1234');
    await dialog.getByRole('button', { name: save, exact: true }).click();
    const current = dialog.getByLabel('Current password');
    await expect(current).toHaveAccessibleDescription(/Please enter your current password\./);
    await expect(current).toBeFocused();
    await checkAccessibility('dialog[open]');
    await saveScreenshot(`proof-${save}`);
    await current.fill('Wrong@1234');
    await dialog.getByRole('button', { name: save, exact: true }).click();
    await expect(current).toHaveAccessibleDescription(/The current password is not right\./);
    await current.fill(PASSWORD);
    await dialog.getByRole('button', { name: save, exact: true }).click();
    await expect(toastOf(page, 'Password updated successfully')).toBeVisible();
    await logInElsewhere(request, email, 'Fresh@1234');
  });

test.describe('a browser in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test("device times are in India's time zone", async ({ page }) => {
    const user = await makeCustomer();
    await signIn(page, user);
    const device = { id: user._id, name: 'Chrome on Android', isThis: true };
    const at = '2026-11-02T20:15:00.000Z';
    await page.route('**/api/users/devices', (route) =>
      route.fulfill({ json: [{ ...device, signedInAt: at, lastUsedAt: at }] }),
    );
    await open(page, '/profile');
    await expect(page.getByRole('region', { name: 'My devices' })).toContainText(
      /Last used 3 Nov 2026, 1:45\sam/i,
    );
    await expect(page.getByText('Download everything we hold about you')).toBeVisible();
  });
});

test('my devices: signs out one device, then all others', async ({ page, request }) => {
  const user = await makeCustomer();
  const tokens = [
    await logInElsewhere(request, user.email),
    await logInElsewhere(request, user.email),
    await logInElsewhere(request, user.email),
  ];
  await signIn(page, user);
  await open(page, '/profile');
  const devices = page.getByRole('region', { name: 'My devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(4);
  await devices
    .getByRole('button', { name: /^Sign out (?!all)/ })
    .first()
    .click();
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await devices.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(devices.getByRole('listitem')).toHaveText([/This device/]);
  for (const { token } of tokens) {
    expect((await request.get('/api/users/devices', { headers: asUser(token) })).status()).toBe(401);
  }
});

test('my data is exported as a file; deleting the account explains what happens and signs out', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const { email, ...user } = await makeCustomer();
  await signIn(page, { email, ...user });
  await open(page, '/profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('my-data.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).account.email).toBe(email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account?' });
  await expect(dialog).toContainText('This cannot be undone.');
  await checkAccessibility('dialog[open]');
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await expect(toastOf(page, 'Your account was deleted.')).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole('link', { name: 'Login' }).last()).toBeVisible();
  const again = await request.post('/api/users/login', { data: { email, password: PASSWORD } });
  expect(again.status()).toBe(400);
});

test('PR-02 PR-03 a user stored by an older version without phone and address is shown', async ({
  page,
  expectFailure,
}) => {
  expectFailure('/api/users/me');
  const { _id, name, email, token, isAdmin } = await makeCustomer();
  await page.route('**/api/users/me', (route) => route.abort());
  await signIn(page, { _id, name, email, token, isAdmin } as SignedInUser);
  await open(page, '/profile');
  const details = page.getByRole('region', { name: 'Your details' });
  await expect(details.getByRole('definition')).toHaveText([
    name,
    email,
    'Not provided',
    'No address provided',
  ]);
  await page.getByRole('button', { name: 'Edit Profile & Change password' }).click();
  await expect(page.getByRole('dialog').getByLabel('Street')).toHaveValue('');
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
