import { expect, open, test } from './fixtures.ts';
import { adminOf, makeCustomer, newEmail, signIn, toastOf } from './people.ts';

test('an owner invites a packer, who sees only the work of a packer; the owner ends the device and the role', async ({
  page,
  browser,
  request,
  checkAccessibility,
}) => {
  const helper = await makeCustomer({ name: `Packer ${newEmail()}`.slice(0, 30) });
  await signIn(page, await adminOf());
  await open(page, '/admin/staff');
  await page.getByLabel('E-mail address').fill(helper.email);
  await page.getByLabel('Role', { exact: true }).selectOption('Packer');
  await expect(page.getByText('Packs and ships orders and counts stock.')).toBeVisible();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toastOf(page, `The invitation to ${helper.email} is on its way.`)).toBeVisible();
  await expect(
    page.getByRole('button', { name: `Withdraw the invitation to ${helper.email}` }),
  ).toBeVisible();

  const context = await browser.newContext();
  const packer = await context.newPage();
  await signIn(packer, helper);
  let link = '';
  await expect(async () => {
    const mails = await (await request.get(`/sandbox/mail/messages?to=${helper.email}`)).json();
    link = /\/staff-invite\?token=[\w-]+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  await open(packer, link);
  await packer.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(packer).toHaveURL('/dashboard');
  await expect(packer.locator('main a[href="/admin/to-pack"]')).toBeVisible();
  await expect(packer.locator('main a[href="/admin/settings"]')).toHaveCount(0);
  await open(packer, '/admin/settings');
  await expect(packer.getByRole('heading', { name: 'This page is not part of your role' })).toBeVisible();
  const menu = packer.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link')).toHaveText([
    /To pack/,
    /All orders/,
    /Requests/,
    /Foods/,
    /Batches/,
    /Press plan/,
  ]);

  await open(page, '/admin/staff');
  const row = page.locator('tbody tr').filter({ hasText: helper.email });
  await row.getByLabel(`Role of ${helper.name}`).selectOption('Editor');
  await expect(toastOf(page, `${helper.name}: Editor from now on.`)).toBeVisible();
  await checkAccessibility();
  await row.getByRole('button', { name: /^Sign out/ }).click();
  await expect(row).toContainText('Nowhere');
  await row.getByRole('button', { name: `Remove ${helper.name} from the staff` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(row).toHaveCount(0);
  await context.close();
});
