import { browserDatabase } from '../support/browser-database.ts';
import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn, toastOf } from './people.ts';
import { asCustomer, putInCart, typePoint } from './sales.ts';

const CHENNAI = {
  doorNumber: '14',
  street: 'Car Street',
  area: 'Adyar',
  district: 'Chennai',
  state: 'Tamil Nadu',
  pincode: '600020',
};
const PARENTS = { label: 'Amma', name: 'Saraswathi', phone: '9443381120', address: CHENNAI };

test('addresses are added, edited and deleted on the profile page', async ({
  page,
  request,
  checkAccessibility,
  expectFailure,
}) => {
  const user = await makeCustomer();
  await signIn(page, user);
  await open(page, '/profile');
  const book = page.getByRole('region', { name: 'Addresses' });
  await expect(book.getByRole('listitem')).toHaveText([/^HomeDefaultAs shown above/]);
  await book.getByRole('button', { name: 'New address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pincode').fill('605007');
  const state = dialog.getByLabel('State', { exact: true });
  await expect(state).toHaveValue('Puducherry');
  await expect(state).toHaveAccessibleDescription(/serves Puducherry or Tamil Nadu/);
  // the list has the states of the pincode first
  await state.click();
  await expect(dialog.getByRole('option').first()).toHaveText('Puducherry');
  await checkAccessibility('dialog');
  await state.press('ArrowDown');
  await state.press('ArrowDown');
  await state.press('Enter');
  await expect(state).toHaveValue('Tamil Nadu');
  await dialog.getByLabel('Door number').fill('14');
  await dialog.getByLabel('Street').fill('Car Street');
  await dialog.getByLabel('Area').fill('Ashram');
  await dialog.getByLabel('Save it as').fill('Amma');
  await dialog.getByLabel('Use this address by default').check();
  await state.fill('Kerala');
  expectFailure('/api/users/addresses', 400);
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(state).toHaveAccessibleDescription(/is in Puducherry or Tamil Nadu, not in Kerala/);
  await state.fill('Tamil Nadu');
  await dialog.getByRole('button', { name: 'Mark the door on the map' }).click();
  await typePoint(dialog, '11.934', '79.831');
  await checkAccessibility('dialog');
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(toastOf(page, 'Address saved')).toBeVisible();
  await expect(book.getByRole('listitem')).toHaveText([/^AmmaDefault/, /^HomeMeena Kumari 12A, Mill Street/]);
  // the default is the address of the account
  await expect(page.getByRole('region', { name: 'Your details' })).toContainText('14, Car Street, Ashram');
  // the door is remembered, unless the address becomes another one
  await book.getByRole('button', { name: 'Edit Amma' }).click();
  await expect(dialog.getByText('Your door is remembered')).toBeVisible();
  await dialog.getByLabel('Street').fill('Beach Road');
  await expect(dialog.getByText('Your door is remembered')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const saved = await (await asCustomer(request, user, 'GET', '/api/users/addresses')).json();
  expect(saved[0]).toMatchObject({ label: 'Amma', addressLatLng: { lat: '11.934', lng: '79.831' } });
  await book.getByRole('button', { name: 'Delete Amma' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(book.getByRole('listitem')).toHaveText([/^HomeDefault/]);
});

test('another saved address is chosen at checkout, with its own door', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const user = await makeCustomer();
  await asCustomer(request, user, 'POST', '/api/users/addresses', {
    ...PARENTS,
    addressLatLng: { lat: '13.006', lng: '80.257' },
  });
  await putInCart(request, user, 3);
  await signIn(page, user);
  await open(page, '/checkout');
  // the default has no door yet
  await expect(page.getByText('Your door is remembered')).toHaveCount(0);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByRole('radio', { name: 'Amma' }).check();
  await expect(page.getByText('Your door is remembered')).toBeVisible();
  await expect(page.getByText(/^Pin set on .*, near Car Street$/)).toBeVisible();
  await checkAccessibility('main');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\//);
  const [order] = await (await asCustomer(request, user, 'GET', '/api/orders')).json();
  expect(order).toMatchObject({
    name: 'Saraswathi',
    phone: '9443381120',
    address: CHENNAI,
    addressLatLng: { lat: '13.006', lng: '80.257' },
  });
});

test('an old address stays shown and is completed with the next order', async ({ page, request }) => {
  const user = await makeCustomer();
  await browserDatabase().query('update users set address = $2 where id = $1', [
    user._id,
    JSON.stringify('Old house near the temple, Erode'),
  ]);
  await putInCart(request, user, 3);
  await signIn(page, user);
  await open(page, '/checkout');
  await expect(page.getByText('Old house near the temple, Erode')).toBeVisible();
  await expect(page.getByText('Please complete this address.')).toBeVisible();
  await page.getByLabel('Pincode').fill('638452');
  await page.getByLabel('Door number').fill('7/2');
  await page.getByLabel('Street').fill('Bharathi Street');
  await page.getByLabel('Area').fill('Gobichettipalayam');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Tamil Nadu');
  await typePoint(page, '11.45', '77.43');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\//);
  const book = await (await asCustomer(request, user, 'GET', '/api/users/addresses')).json();
  expect(book).toMatchObject([
    { isDefault: true, address: { street: 'Bharathi Street', district: 'Erode' } },
  ]);
});

test('a pincode that is not served says so at once', async ({ page, request }) => {
  const user = await makeCustomer();
  await putInCart(request, user, 3);
  await signIn(page, user);
  await page.route('**/api/shop/delivery', (route) =>
    route.fulfill({ json: { charge: 0, freeFrom: null, states: [], notServed: ['744'] } }),
  );
  await open(page, '/checkout');
  await expect(page.getByText(/^Arrives/)).toBeVisible();
  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByRole('button', { name: 'New address' }).click();
  const pincode = page.getByLabel('Pincode');
  await expect(pincode).toBeFocused();
  await pincode.fill('744301');
  const details = page.getByRole('region', { name: 'Delivery details' });
  await expect(details.getByRole('status')).toContainText('We do not deliver to the pincode 744301.');
  await pincode.fill('560102');
  await expect(details.getByRole('status')).toContainText('Bengaluru');
});
