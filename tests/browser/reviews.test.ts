import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn } from './people.ts';
import { dialogOf, fill, MILLET, openDialog } from './review-dialog.ts';

const INCOMPLETE = 'All fields are required: rating, review text, and image.';

test('D-10 V-15 ST-20 ST-21 a customer writes a review with a photo and sees it', async ({
  page,
  checkAccessibility,
}) => {
  const user = await makeCustomer({ name: 'Writer' });
  await signIn(page, user);
  await open(page, MILLET);
  await openDialog(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Submit Review' }).click();
  await expect(dialog.getByText(INCOMPLETE)).toBeVisible();
  await checkAccessibility('dialog[open]');
  const text = `Cooks soft in ten minutes. <img src=x onerror="alert(1)"> ${user._id}`;
  await fill(page, text);
  // everything is filled in: the message goes away
  await expect(dialog.getByText(INCOMPLETE)).toHaveCount(0);
  await page.route('**/api/reviews', async (route) => {
    await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Submit Review' }).click();
  await expect(dialog).toBeHidden();
  const mine = page.getByRole('article').filter({ hasText: user._id });
  await expect(mine.getByText(text)).toBeVisible();
  await expect(mine.getByRole('heading', { name: 'Writer' })).toBeVisible();
  await mine.getByRole('button', { name: 'Open photo by Writer' }).click();
  const large = page.getByRole('dialog', { name: 'Review photos' }).getByRole('img');
  await expect
    .poll(() => large.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBe(60);
});
