import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn } from './people.ts';
import { putInCart } from './sales.ts';

test('a pincode fills in district and state, and never overwrites what was typed', async ({
  page,
  request,
}) => {
  const user = await makeCustomer();
  await putInCart(request, user, 3);
  await signIn(page, user);
  await open(page, '/checkout');
  const [pincode, district, state] = ['Pincode', 'District', 'State'].map((label) => page.getByLabel(label));
  if (!pincode || !district || !state) throw new Error('a field is missing');
  await district.fill('');
  await state.fill('');
  await pincode.fill('600040');
  await expect(district).toHaveValue('Chennai');
  await expect(state).toHaveValue('Tamil Nadu');
  // another pincode replaces what the first one filled in
  await pincode.fill('799001');
  await expect(district).toHaveValue('West Tripura');
  await expect(state).toHaveValue('Tripura');
  await district.fill('My own district');
  await pincode.fill('403001');
  await expect(state).toHaveValue('Goa');
  await expect(district).toHaveValue('My own district');
});

test('on a Tamil page the state is filled in in Tamil', async ({ page, request }) => {
  const user = await makeCustomer();
  await putInCart(request, user, 3);
  await signIn(page, user);
  await open(page, '/ta/checkout');
  const state = page.locator('[autocomplete="address-level1"]');
  await state.fill('');
  await page.locator('[autocomplete="postal-code"]').fill('682001');
  await expect(state).toHaveValue('கேரளா');
});
