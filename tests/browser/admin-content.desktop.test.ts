import { expect, open, test } from './fixtures.ts';
import { adminOf, signIn, toastOf } from './people.ts';

// on one screen size only: the changes are visible to every other test
test('AD-14 a new header colour is live within two seconds', async ({ page, request }) => {
  await signIn(page, await adminOf());
  await open(page, '/admin/content/colours');
  const code = page.getByLabel('Header: colour code');
  const before = await code.inputValue();
  const change = async (colour: string) => {
    await code.fill(colour);
    await page.getByRole('button', { name: 'Save colours' }).click();
    await expect(toastOf(page, 'The colours were changed.').first()).toBeVisible();
  };
  await change('#123456');
  await expect(page.locator('header.header')).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  const home = async () => (await request.get('/')).text();
  await expect.poll(home, { timeout: 2000 }).toContain('--header-bg:#123456');
  await change(before);
});

test('the colour form warns about low contrast and rejects an invalid colour', async ({ page }) => {
  await signIn(page, await adminOf());
  await open(page, '/admin/content/colours');
  const code = page.getByLabel('Header: colour code');
  await code.fill('#8FA37A');
  await expect(page.getByText(/White text is hard to read here/)).toBeVisible();
  await code.fill('#12');
  await page.getByRole('button', { name: 'Save colours' }).click();
  await expect(page.getByText(/A colour has six digits/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
});
