import { png } from '../support/images.ts';
import { expect, open, test } from './fixtures.ts';
import { adminOf, makeCustomer, signIn, toastOf } from './people.ts';
import { dialogOf, fill, MILLET, openDialog } from './review-dialog.ts';
import { asCustomer } from './sales.ts';

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

test('RO-05 AD-14 D-17 an admin replies to a review, hides it and shows it again', async ({
  page,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const user = await makeCustomer({ name: 'Asking' });
  await asCustomer(request, user, 'POST', '/api/reviews', {
    productId: 'hand-pounded-red-rice',
    rating: 2,
    review: `Too many husks ${user._id}`,
    image: `data:image/png;base64,${(await png()).toString('base64')}`,
  });
  await signIn(page, await adminOf());
  await open(page, '/dashboard');
  await page.getByRole('link', { name: /^Reviews/ }).click();
  await page.getByRole('searchbox', { name: 'Search reviews' }).fill(user._id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/reviews/${user._id}`);
  const card = page.locator('.admin-review').filter({ hasText: user._id });
  await expect(page.locator('.admin-review')).toHaveCount(1);
  await card.getByRole('button', { name: /^Reply to Asking/ }).click();
  await card.getByRole('button', { name: 'Send reply' }).click();
  await expect(card.getByText('Please write a reply')).toBeVisible();
  await checkAccessibility('main');
  await card.getByLabel('Reply to Asking').fill('We sieve twice now.');
  await card.getByRole('button', { name: 'Send reply' }).click();
  await expect(card.getByText('We sieve twice now.')).toBeVisible();
  await saveScreenshot('admin-reviews');
  const shown = page.getByRole('article').filter({ hasText: user._id });
  const food = '/food/hand-pounded-red-rice?reviews=all';
  await expect(async () => {
    await open(page, food);
    await expect(shown).toContainText('We sieve twice now.', { timeout: 1000 });
  }).toPass();
  await open(page, `/admin/reviews/${user._id}`);
  await card.getByRole('button', { name: 'Hide the review by Asking' }).click();
  await expect(toastOf(page, 'The review is hidden.')).toBeVisible();
  await expect(card.getByText('Hidden', { exact: true })).toBeVisible();
  await expect(async () => {
    await open(page, food);
    await expect(shown).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await open(page, '/admin/reviews?show=hidden');
  await card.getByRole('button', { name: 'Delete the review by Asking' }).click();
  const ask = page.getByRole('dialog', { name: 'Delete the review by Asking?' });
  await checkAccessibility('dialog[open]');
  await ask.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
});
