import { randomUUID } from 'node:crypto';
import { dayOf } from '../../src/rules/days.ts';
import { expect, open, test } from './fixtures.ts';
import { adminOf, signIn, toastOf } from './people.ts';
import { asCustomer } from './sales.ts';

test('an admin schedules an offer; visitors see its price and its banner until it is switched off', async ({
  page,
  browser,
  request,
  checkAccessibility,
  saveScreenshot,
}) => {
  const admin = await adminOf();
  const name = `Ghee ${randomUUID().slice(0, 8)}`;
  const food = {
    name,
    price: 200,
    origins: ['Erode'],
    cookTime: 'None',
    quantities: [{ size: '500 ml', price: 200 }],
  };
  const { id } = await (await asCustomer(request, admin, 'POST', '/api/foods', food)).json();
  const offer = `Sale of ${name}`;
  await signIn(page, admin);
  await open(page, '/admin/offers');
  await page.getByRole('link', { name: 'Add Offer' }).click();
  await page.getByLabel('Name (customers read it)').fill(offer);
  await page.getByLabel('Percent off').fill('25');
  await page.getByLabel('Last day').fill(dayOf(new Date()));
  await page.getByLabel('From').fill('00:00');
  await page.getByLabel('To', { exact: true }).fill('00:00');
  await page.getByLabel('Applies to').selectOption('Chosen foods');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Choose at least one food')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search foods' }).fill(name);
  await page.getByRole('button', { name: `Add ${name}` }).click();
  await expect(page.locator('.offer-preview')).toContainText(
    'Runs Every day, all day, 25% off 1 food; running now.',
  );
  await saveScreenshot('offer-form');
  await checkAccessibility('.admin__main');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(toastOf(page, `Offer "${offer}" created.`)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: offer });
  await expect(row).toContainText('Running');
  await checkAccessibility('main');

  const visitor = await browser.newPage();
  await open(visitor, `/food/${id}`);
  await expect(visitor.locator('.buy-box__price')).toContainText('₹150');
  await expect(visitor.locator('.buy-box__price')).toContainText('25% OFF');
  await open(visitor, '/');
  const banner = visitor.getByRole('region', { name: offer });
  await expect(banner).toContainText(offer);
  await expect(banner).toContainText(`25% off on ${name}`);
  await expect(banner.getByRole('timer')).toContainText(/Ends in\d\d hours\d\d minutes\d\d seconds/);
  await expect(banner.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', `/food/${id}`);

  await row.getByRole('button', { name: `Switch off ${offer}` }).click();
  await expect(toastOf(page, `${offer} is off.`)).toBeVisible();
  await open(visitor, `/food/${id}`);
  await expect(visitor.locator('.buy-box__price')).toContainText('₹200');
  await open(visitor, '/');
  await expect(visitor.getByRole('region', { name: 'Daily offer' })).toBeVisible();
  await visitor.close();

  await row.getByRole('button', { name: `Delete ${offer}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, `${offer} is deleted.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await asCustomer(request, admin, 'DELETE', `/api/foods/${id}`);
});
