import { jpegWithGps, png, SVG } from '../support/images.ts';
import { expect, open, test } from './fixtures.ts';
import { fillLogin, makeCustomer, PASSWORD, signIn } from './people.ts';
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
