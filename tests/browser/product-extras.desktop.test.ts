import { browserDatabase } from '../support/browser-database.ts';
import { expect, open, test } from './fixtures.ts';
import { makeCustomer, newEmail, signIn, toastOf } from './people.ts';
import { asCustomer } from './sales.ts';

const GROUNDNUT = '/food/wood-pressed-groundnut-oil';

test('D-09 C-15 a customer adds several, sees what the cart lacks, when it arrives and what was seen before', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const user = await makeCustomer();
  await signIn(page, user);
  await open(page, GROUNDNUT);
  const buy = page.getByRole('region', { name: 'Buy' });
  const arrival = buy.locator('.arrival-check');
  await expect(buy.getByText('Minimum order ₹1000', { exact: true })).toBeVisible();
  await test.step('a quantity, and what is missing to the minimum', async () => {
    await buy.getByRole('button', { name: 'One more' }).click();
    await buy.locator('.buy-box__actions').getByRole('button', { name: 'Add to Cart' }).click();
    await expect(toastOf(page, 'added to cart!')).toBeVisible();
    await expect(buy).toContainText('₹280 more to reach the minimum order of ₹1000');
    const { items } = await (await asCustomer(request, user, 'GET', '/api/cart')).json();
    expect(items).toMatchObject([{ size: '1 L', quantity: 2 }]);
  });
  await test.step('the arrival date for a pincode, which the browser remembers', async () => {
    await buy.getByLabel('Delivery to').fill('638452');
    await buy.getByRole('button', { name: 'Check' }).click();
    await expect(arrival).toContainText(/\w{3}, \d+ \w{3} to \w{3}, \d+ \w{3}\s*Erode/);
    await buy.getByLabel('Delivery to').fill('12');
    await buy.getByRole('button', { name: 'Check' }).click();
    await expect(arrival).toContainText('A pincode has 6 digits');
    await checkAccessibility('.buy-box');
  });
  await test.step('a message about a lower price is recorded, and taken back', async () => {
    const requests = async () => {
      const { rows } = await browserDatabase().query(
        'select food_id, size from price_requests where user_id = $1',
        [user._id],
      );
      return rows;
    };
    await buy.getByRole('button', { name: 'Tell me when the price falls' }).click();
    await expect(toastOf(page, 'We will tell you once when the price falls.')).toBeVisible();
    const recorded = buy.getByText('We tell you once when 1 L costs less.');
    await expect(recorded).toBeVisible();
    expect(await requests()).toEqual([{ food_id: 'wood-pressed-groundnut-oil', size: '1 L' }]);
    await checkAccessibility('.buy-box');
    await buy.getByRole('button', { name: /^Take it back.*1 L$/ }).click();
    await expect(recorded).toHaveCount(0);
    expect(await requests()).toEqual([]);
  });
  await test.step('the next page knows the pincode and what was seen before', async () => {
    await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
    await open(page, '/food/wood-pressed-sesame-oil');
    await expect(page.getByLabel('Delivery to')).toHaveValue('638452');
    await expect(arrival).toContainText('Erode');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const recent = page.getByRole('region', { name: 'Recently viewed' });
    await expect(recent.getByRole('link')).toHaveText(['Wood-Pressed Groundnut Oilfrom ₹189']);
    await checkAccessibility('.recent-foods');
  });
  await test.step('after the log-out the browser knows neither', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('recently-viewed');
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('pincode');
  });
});

test('a visitor asks for an e-mail when a size is back, and confirms it by its link', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const email = newEmail();
  await open(page, '/food/cold-pressed-flaxseed-oil');
  await test.step('a lower price is asked for in the same way, by a tap before the script is there', async () => {
    const cheaper = page.getByRole('dialog', { name: 'Tell me when the price falls' });
    await page.getByRole('button', { name: 'Tell me when the price falls' }).click();
    await cheaper.getByLabel('Email').fill(newEmail());
    await cheaper.getByRole('button', { name: 'Send the link' }).click();
    // closed: the second request is confirmed by the same words
    await toastOf(page, 'Please open the link').click();
    await expect(toastOf(page, 'Please open the link')).toHaveCount(0);
    await expect(cheaper).toHaveCount(0);
    await expect(page.getByText('We tell you once')).toHaveCount(0);
  });
  const dialog = page.getByRole('dialog', { name: 'Email me when it is back' });
  await page.getByRole('button', { name: /^Email me when it is back.*500 ml$/ }).click();
  await dialog.getByLabel('Email').fill(email);
  await checkAccessibility('dialog[open]');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(toastOf(page, 'Please open the link')).toBeVisible();
  let link = '';
  await expect(async () => {
    const mails: { text: string }[] = await (
      await request.get(`/sandbox/mail/messages?to=${encodeURIComponent(email)}`)
    ).json();
    link = /\/restock\/[\w-]{43}/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  await open(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cold-Pressed Flaxseed Oil (500 ml)');
  await checkAccessibility();
  await page.getByRole('button', { name: 'Yes, email me' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We will email you once' })).toBeVisible();
});

test('a tap is not lost when the script of its part comes in the same instant', async ({ page }) => {
  await page.addInitScript(() => {
    // a busy phone: timers come after everything else
    const plain = window.setTimeout.bind(window);
    const late = (work: () => void, delay = 0) => plain(work, delay + 1000);
    Object.assign(window, { setTimeout: late });
    // until then the script in the page repeats taps
    addEventListener('usable', () => Object.assign(window, { isUsable: true }));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/buy-extras-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/buy-extras-*.js');
  await page.goto(GROUNDNUT);
  await page.waitForFunction(() => 'isUsable' in window);
  await page.mouse.move(10, 10);
  await asked;
  await page.getByRole('button', { name: 'Tell me when the price falls' }).click();
  resolve();
  await expect(page.getByRole('dialog', { name: 'Tell me when the price falls' })).toBeVisible();
});

test('RE-02 a recipe for more people puts the sizes that are enough into the cart', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const user = await makeCustomer();
  await signIn(page, user);
  await open(page, '/recipes/ellu-sadam-sesame-rice');
  const ingredients = page.getByRole('region', { name: 'Ingredients' });
  const more = ingredients.getByRole('button', { name: 'One person more' });
  for (const _ of [1, 2, 3]) await more.click();
  await expect(ingredients).toContainText('Amounts for 6 people');
  await expect(ingredients.getByRole('listitem').filter({ hasText: 'Urad dal' })).toContainText('2 tbsp');
  const needs = page.getByRole('region', { name: 'Add what you need' });
  await needs.getByRole('checkbox', { name: /Red Rice/ }).uncheck();
  await needs.getByRole('button', { name: 'Add 1 to cart, ₹252' }).click();
  await expect(needs.getByRole('status')).toContainText('In your cart: Wood-Pressed Sesame Oil 500 ml');
  await checkAccessibility('.recipe__side');
  const { items } = await (await asCustomer(request, user, 'GET', '/api/cart')).json();
  expect(items).toMatchObject([{ size: '500 ml', quantity: 1 }]);
  await needs.getByRole('link', { name: 'See the cart' }).click();
  await expect(page).toHaveURL('/cart');
});
