import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn } from './people.ts';

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
