import { newId } from '../../src/server/platform/ids.ts';
import { addressOf, expect, open, test } from './fixtures.ts';
import { adminOf, makeCustomer, needConfirmation, newEmail, signIn, toastOf } from './people.ts';

test('DB-01 a customer has the tiles Orders and Profile', async ({ page, checkAccessibility }) => {
  await signIn(page, await makeCustomer());
  await open(page, '/dashboard');
  const tiles = page.getByRole('main').getByRole('link');
  await expect(tiles).toHaveText([/^Orders/, /^Profile/]);
  await checkAccessibility();
  await tiles.nth(1).click();
  await expect(page).toHaveURL('/profile');
});

test('DB-02 an admin also has Users and Foods', async ({ page, checkAccessibility, saveScreenshot }) => {
  await signIn(page, await adminOf());
  await open(page, '/dashboard');
  const tiles = page.getByRole('main').getByRole('link');
  for (const [name, path] of [
    ['Orders', '/orders'],
    ['Profile', '/profile'],
    ['Users', '/admin/users'],
    ['Foods', '/admin/foods'],
  ] as const) {
    await expect(tiles.filter({ hasText: new RegExp(`^${name}`) })).toHaveAttribute('href', path);
  }
  await checkAccessibility('main');
  await saveScreenshot('dashboard');
});

test('AD-09 to AD-12 users: Enter searches, a row shows admin rights, admins cannot block themselves', async ({
  page,
  checkAccessibility,
  saveScreenshot,
}) => {
  const admin = await adminOf();
  const user = await makeCustomer();
  await signIn(page, admin);
  await open(page, '/admin/users');
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
  await checkAccessibility();
  await saveScreenshot('admin-users');
  const search = page.getByRole('searchbox', { name: 'Search users' });
  await search.fill(user.email);
  await search.press('Enter');
  await expect(page).toHaveURL(`/admin/users/${encodeURIComponent(user.email)}`);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(user.email);
  await expect(rows).toContainText('12A, Mill Street');
  await expect(rows.locator('[data-label=Admin]')).toHaveText('No');
  await expect(rows.getByRole('button', { name: `Block ${user.name}` })).toBeVisible();
  await search.fill(admin.email);
  await search.press('Enter');
  await expect(rows).toContainText(admin.email);
  await expect(rows.locator('[data-label=Admin]')).toHaveText('Yes');
  await expect(rows.getByRole('link', { name: `Edit ${admin.name}` })).toBeVisible();
  await expect(rows.getByRole('button')).toHaveCount(0);
  await search.fill('nobody has 100% of this/name');
  await search.press('Enter');
  await expect(page.getByText('No user matches “nobody has 100% of this/name”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/admin/users');
  await expect(search).toHaveValue('');
});

test('a long list of users is loaded page by page', async ({ page }) => {
  await signIn(page, await adminOf());
  const users = Array.from({ length: 53 }, (_, index) => ({
    _id: newId(),
    name: `Person ${index + 1}`,
    email: newEmail(),
    phone: '',
    address: '',
    isAdmin: false,
    isBlocked: false,
  }));
  await page.route('**/api/users/getAll?*', (route) => {
    const after = new URL(route.request().url()).searchParams.get('after');
    const start = users.findIndex(({ _id }) => _id === after) + 1;
    return route.fulfill({ json: users.slice(start, start + 50) });
  });
  await open(page, '/admin/users');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(53);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('a failed load of users shows an error, and Try Again recovers', async ({ page, expectFailure }) => {
  expectFailure('/api/users/getAll', 500);
  await signIn(page, await adminOf());
  await page.route('**/api/users/getAll?*', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await open(page, '/admin/users');
  await expect(page.getByRole('alert').filter({ hasText: 'The users could not be loaded.' })).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
});

test('AD-13 V-45 V-46 V-47 an admin edits a user: validation, errors of the server, then success', async ({
  page,
  checkAccessibility,
  expectFailure,
}) => {
  expectFailure('/api/users/update', 409);
  const user = await makeCustomer();
  await signIn(page, await adminOf());
  await open(page, `/admin/users/${user.email}`);
  await page.getByRole('link', { name: `Edit ${user.name}` }).click();
  await expect(page).toHaveURL(`/admin/editUser/${user._id}`);
  const form = page.getByRole('main').locator('form');
  await expect(form.getByLabel('Email')).toHaveValue(user.email);
  await checkAccessibility();
  await form.getByLabel('Name').fill('ab');
  await form.getByLabel('Email').fill('nope');
  await form.getByLabel('Address').fill('abcd');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form.getByText('Name must be at least 3 characters')).toBeVisible();
  await expect(form.getByText('Email Is Not Valid')).toBeVisible();
  await expect(form.getByText('Address must be at least 5 characters')).toBeVisible();
  await form.getByLabel('Name').fill('Renamed');
  await form.getByLabel('Address').fill('12 Mill Street');
  await form.getByLabel('Email').fill('customer@example.com');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form.getByRole('alert')).toHaveText('Another account has this email.');
  await form.getByLabel('Email').fill(user.email);
  await form.getByLabel('Is Admin').check();
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(toastOf(page, 'User "Renamed" updated successfully!')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Users' }).last().click();
  await open(page, `/admin/users/${user.email}`);
  await expect(page.locator('tbody tr [data-label=Admin]')).toHaveText('Yes');
  await expect(page.locator('tbody tr')).toContainText('Renamed');
});

test('a change of admin rights asks for the password when the sign-in is old, and then continues', async ({
  page,
  checkAccessibility,
  saveScreenshot,
  expectFailure,
}) => {
  expectFailure('/api/users/update', 409);
  expectFailure('/api/users/me/confirmation', 409);
  const user = await makeCustomer();
  await signIn(page, await adminOf());
  await needConfirmation(page, '/api/users/update');
  await open(page, `/admin/editUser/${user._id}`);
  await page.getByLabel('Is Admin').check();
  await page.getByRole('button', { name: 'Update' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Is Admin')).toBeChecked();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await checkAccessibility('dialog[open]');
  await saveScreenshot('proof-rights');
  await dialog.getByLabel('Current password').fill('Wrong@1234');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('The current password is not right.')).toBeVisible();
  await dialog.getByLabel('Current password').fill('Admin@1234');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(toastOf(page, `User "${user.name}" updated successfully!`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('A-10 blocking an admin asks for the own password when the sign-in is old', async ({
  page,
  request,
  expectFailure,
}) => {
  const user = await makeCustomer();
  const path = `/api/users/toggleBlock/${user._id}`;
  expectFailure(path, 409);
  const admin = await adminOf();
  await request.put('/api/users/update', {
    data: { ...user, isAdmin: true },
    headers: { Authorization: `Bearer ${admin.token}` },
  });
  await signIn(page, admin);
  await needConfirmation(page, path);
  await open(page, `/admin/users/${user.email}`);
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  for (const [button, tag] of [
    [`Block ${user.name}`, 'blocked'],
    [`Unblock ${user.name}`, 'unblocked'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    if (tag === 'blocked') await page.getByRole('button', { name: 'Block', exact: true }).click();
    await dialog.getByLabel('Current password').fill('Admin@1234');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(toastOf(page, `${user.name} was ${tag}.`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
  }
});

test('RO-04 removing the own admin rights is rejected with a message', async ({ page, expectFailure }) => {
  expectFailure('/api/users/update', 400);
  const admin = await adminOf();
  await signIn(page, admin);
  await open(page, `/admin/editUser/${admin._id}`);
  await page.getByLabel('Is Admin').uncheck();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'You cannot block yourself or take away your own admin rights.',
  );
});

test('the page of an unknown user shows Not found', async ({ page, expectFailure }) => {
  expectFailure('/api/users/getById', 404);
  await signIn(page, await adminOf());
  await open(page, `/admin/editUser/${newId()}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User not found.');
  await page.getByRole('link', { name: 'Go to Users' }).click();
  await expect(page).toHaveURL('/admin/users');
});

test('AD-11 ST-22 a blocked user is signed out with the next click, and can log in after unblocking', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const user = await makeCustomer();
  const userContext = await browser.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: addressOf(user.email),
  });
  const userPage = await userContext.newPage();
  await signIn(userPage, user);
  await open(userPage, '/dashboard');

  await signIn(page, await adminOf());
  await open(page, `/admin/users/${user.email}`);
  await page.getByRole('button', { name: `Block ${user.name}` }).click();
  const confirmation = page.getByRole('dialog', { name: `Block ${user.name}?` });
  await confirmation.getByRole('button', { name: 'Cancel' }).click();
  await expect(confirmation).toBeHidden();
  await expect(page.locator('tbody tr')).not.toContainText('Blocked');
  await page.getByRole('button', { name: `Block ${user.name}` }).click();
  await confirmation.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(toastOf(page, `${user.name} was blocked.`)).toBeVisible();
  await expect(page.locator('tbody tr')).toContainText('Blocked');

  await userPage
    .getByRole('main')
    .getByRole('link', { name: /^Profile/ })
    .click();
  await expect(userPage).toHaveURL('/');
  await expect(toastOf(userPage, 'Your session has ended')).toBeVisible();
  await userContext.close();

  await page.getByRole('button', { name: `Unblock ${user.name}` }).click();
  await expect(toastOf(page, `${user.name} was unblocked.`)).toBeVisible();
  const response = await request.post('/api/users/login', {
    data: { email: user.email, password: 'Farm@1234' },
    headers: addressOf(user.email),
  });
  expect(response.status()).toBe(200);
});

test('a new admin sees the admin pages on the dashboard without another login', async ({ page, request }) => {
  const customer = await makeCustomer();
  const { token } = await adminOf();
  await signIn(page, customer);
  await open(page, '/dashboard');
  const tile = page.locator('main a[href="/admin/orders"]');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(tile).toHaveCount(0);
  const { _id, name, email } = customer;
  const promoted = await request.put('/api/users/update', {
    data: { _id, name, email, address: '1, Main, West, Erode, Tamil Nadu, 638001', isAdmin: true },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(promoted.status()).toBe(200);
  await page.reload();
  await expect(tile).toBeVisible();
});
