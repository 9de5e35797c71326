import { jpegWithGps, png, SVG } from '../support/images.ts';
import { expect, open, test } from './fixtures.ts';
import { adminOf, fillLogin, makeCustomer, PASSWORD, signIn, toastOf } from './people.ts';
import { dialogOf, fill, MILLET, openDialog, photo } from './review-dialog.ts';
import { asCustomer } from './sales.ts';

const TURMERIC = '/food/erode-turmeric-powder';

test('D-10 stars are chosen by keyboard; the draft survives a closed dialog', async ({ page }) => {
  await signIn(page, await makeCustomer());
  await open(page, MILLET);
  await openDialog(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: '1 star' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await dialog.getByLabel('Review', { exact: true }).fill('Half a thought');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openDialog(page);
  await expect(dialog.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await expect(dialog.getByLabel('Review', { exact: true })).toHaveValue('Half a thought');
});

test('V-44 E-36 a file that is no image is rejected at once, and a large image is scaled down', async ({
  page,
}) => {
  await signIn(page, await makeCustomer());
  await open(page, MILLET);
  await openDialog(page);
  const dialog = dialogOf(page);
  const chosen = dialog.getByLabel('Photo', { exact: true });
  await chosen.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: SVG });
  await expect(dialog.getByText('Only JPG or PNG type is allowed')).toBeVisible();
  await chosen.setInputFiles(await photo(2000));
  const preview = dialog.getByRole('img', { name: 'The one you chose' });
  await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600);
  await chosen.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await jpegWithGps() });
  // a phone's photo is in portrait format
  await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(80);
});

test('V-16 E-16 a third review and a failed one show an error', async ({ page, request, expectFailure }) => {
  const user = await makeCustomer();
  for (const review of ['First', 'Second'])
    await asCustomer(request, user, 'POST', '/api/reviews', {
      productId: 'erode-turmeric-powder',
      rating: 5,
      review,
      image: `data:image/png;base64,${(await png()).toString('base64')}`,
    });
  await signIn(page, user);
  await open(page, TURMERIC);
  await openDialog(page);
  await fill(page, 'Third');
  const dialog = dialogOf(page);
  expectFailure('/api/reviews', 400);
  await dialog.getByRole('button', { name: 'Submit Review' }).click();
  await expect(dialog.getByText('You have already submitted 2 reviews for this product.')).toBeVisible();
  await page.route('**/api/reviews', (route) => route.fulfill({ status: 500, json: { error: 'inner' } }));
  expectFailure('/api/reviews', 500);
  await dialog.getByRole('button', { name: 'Submit Review' }).click();
  await expect(dialog.getByText('Error submitting review')).toBeVisible();
});

test('D-10 a visitor logs in and then sees the review dialog', async ({ page }) => {
  const { email } = await makeCustomer();
  await open(page, MILLET);
  await openDialog(page);
  await fillLogin(page, email, PASSWORD);
  await expect(dialogOf(page)).toBeVisible();
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
