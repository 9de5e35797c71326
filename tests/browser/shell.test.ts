import { expect, open, test } from './fixtures.ts';
import { makeCustomer, signIn } from './people.ts';
import { makeOrder } from './sales.ts';

const isPhone = (name: string) => name === 'phone';

test('S-01 S-02 S-25 the header links a visitor to Home, About Us and Products, and offers Login', async ({
  page,
}, { project }) => {
  await open(page, '/');
  if (isPhone(project.name)) await page.getByRole('button', { name: 'Open menu' }).click();
  const nav = page.getByRole('navigation', { name: isPhone(project.name) ? 'Menu' : 'Main' });
  for (const [name, path] of [
    ['Home', '/'],
    ['About Us', '/about'],
    ['Products', '/product'],
  ] as const) {
    await expect(nav.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Orders' })).toHaveCount(0);
});

test('S-03 S-04 S-05 K-20 the header of a customer shows a short name, or the initial of a long one', async ({
  page,
}, { project }) => {
  await signIn(page, await makeCustomer({ name: 'Kavitha' }));
  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Cart' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  if (isPhone(project.name)) return;
  await expect(page.getByRole('link', { name: 'Kavitha' })).toBeVisible();
  await signIn(page, await makeCustomer({ name: 'Venkatalakshmi' }));
  await open(page, '/');
  const profile = page.getByRole('link', { name: 'V, profile of Venkatalakshmi' });
  await expect(profile).toHaveText('V');
});

test('S-13 to S-24 ST-24 footer and chat', async ({ page }, { project }) => {
  await open(page, '/');
  await test.step('the chat: round button, panel sizes, closing', async () => {
    const size = isPhone(project.name) ? 60 : 70;
    const button = page.getByRole('button', { name: 'Chat with us' });
    await expect(button).toHaveAttribute('title', 'Chat with us');
    expect(await button.boundingBox()).toMatchObject({ width: size, height: size });
    const panel = page.getByRole('region', { name: 'Chekku Farms assistant' });
    await expect(panel).toHaveCount(0);
    await button.click();
    const box = await panel.boundingBox();
    const view = page.viewportSize();
    if (!box || !view) throw new Error('the panel has no place');
    expect(box.width).toBeCloseTo(isPhone(project.name) ? view.width * 0.9 : 350, 0);
    expect(box.height).toBeCloseTo(isPhone(project.name) ? view.height * 0.75 : 500, 0);
    await expect(panel.locator('iframe')).toHaveAttribute('allow', 'microphone; camera');
    await panel.getByRole('button', { name: 'Close chat' }).click();
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
  });
  await test.step('the footer: links, certificates, social links, year, contact', async () => {
    const footer = page.getByRole('contentinfo');
    const targets = [
      '/',
      '/product',
      '/about',
      '/privacy-policy',
      '/shipping-policy',
      '/refund-policy',
      '/terms-of-service',
    ];
    for (const target of targets) await expect(footer.locator(`a[href="${target}"]`).first()).toBeVisible();
    await footer.scrollIntoViewIfNeeded();
    for (const badge of ['Food safety licence', 'Small enterprise registration']) {
      const image = footer.getByRole('img', { name: badge });
      await expect(image).toBeVisible();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expect(footer.getByRole('link', { name: /Instagram/ })).toHaveAttribute('href', /^https:/);
    await expect(footer.getByRole('link', { name: /YouTube/ })).toHaveAttribute('href', /^https:/);
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Chekku Farms`);
    await expect(footer.getByRole('link', { name: '+91 90000 12345' })).toHaveAttribute(
      'href',
      'tel:+919000012345',
    );
    await expect(footer.getByRole('link', { name: 'hello@chekkufarms.example' })).toBeVisible();
  });
});

test('G-17 the assistant answers from the policies inside its iframe', async ({
  page,
  checkAccessibility,
}) => {
  await open(page, '/refund-policy');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Can I return something?' }).click();
  await expect(frame.getByText('within 5 days of receiving the order')).toBeVisible();
  await frame.getByRole('textbox', { name: 'Your question' }).fill('<b>How</b> long is delivery?');
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByText('<b>How</b> long is delivery?')).toBeVisible();
  await expect(frame.getByText('2 to 4 business days in Tamil Nadu')).toBeVisible();
  await checkAccessibility('.chat-panel');
});

test('G-17 the assistant finds foods by their use, knows cash on delivery, and otherwise gives the contact', async ({
  page,
  request,
}) => {
  const customer = await makeCustomer();
  await makeOrder(request, customer);
  await signIn(page, customer);
  await open(page, '/assistant');
  const ask = async (question: string) => {
    await page.getByRole('textbox', { name: 'Your question' }).fill(question);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  const log = page.getByRole('log');
  await ask('best oil for deep frying');
  await expect(log.getByRole('link', { name: /Groundnut Oil/ })).toBeVisible();
  await ask('Is cash on delivery possible?');
  await expect(log.getByText('No, we do not offer cash on delivery.')).toBeVisible();
  await ask('where is my order');
  const follow = await log.getByRole('link', { name: 'Follow it' }).boundingBox();
  const orders = await log.getByRole('link', { name: 'My Orders' }).boundingBox();
  // each on its own line
  expect(orders?.y).toBeGreaterThanOrEqual((follow?.y ?? 0) + (follow?.height ?? 0));
  await ask('qwertz uiop?');
  await expect(log.getByRole('link', { name: 'Call +91 90000 12345' })).toHaveAttribute(
    'href',
    'tel:+919000012345',
  );
  await log.getByRole('button', { name: 'How long does delivery take?' }).click();
  await expect(log.getByText('2 to 4 business days')).toBeVisible();
});

test('X-07 the keyboard: skip link first, menu and chat close with Escape', async ({ page }, { project }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Chat with us' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: /assistant/ })).toHaveCount(0);
  if (!isPhone(project.name)) return;
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toBe('DIALOG');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});
