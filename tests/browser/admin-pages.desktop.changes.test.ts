import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { AdminPage } from '../../src/contract/admin/page-sections.ts';
import { expect, open, test } from './fixtures.ts';
import { adminOf, signIn, toastOf } from './people.ts';
import { asCustomer } from './sales.ts';

const PAGE = '/api/admin/pages/home';

// one after the other: each test publishes at its end what was there before
test.describe.configure({ mode: 'default' });

async function pageOf(request: APIRequestContext) {
  const admin = await adminOf();
  const read = async (): Promise<AdminPage> => (await asCustomer(request, admin, 'GET', PAGE)).json();
  const { published } = await read();
  const publish = async (sections = published) => {
    const { version } = await read();
    const response = await asCustomer(request, admin, 'POST', `${PAGE}/publish`, { version, sections });
    expect(response.status(), await response.text()).toBe(200);
  };
  return { admin, published, publish };
}

/** The sections that a visitor sees, in their order. */
async function sectionsOf(page: Page): Promise<(string | null | undefined)[]> {
  return page
    .locator('main section')
    .evaluateAll((sections) =>
      sections.map(
        (section) => section.getAttribute('aria-label') ?? section.querySelector('h2')?.textContent,
      ),
    );
}

test('an admin edits, moves and hides sections, previews, publishes and goes back', async ({
  page,
  browser,
  baseURL,
  request,
  checkAccessibility,
}) => {
  const { admin, publish } = await pageOf(request);
  const visitor = await browser.newPage(baseURL ? { baseURL } : {});
  try {
    await signIn(page, admin);
    await open(page, '/admin/pages/home');
    await page.getByRole('button', { name: 'Edit Hero' }).click();
    await page.getByLabel('Big words').fill('Fresh this week.');
    await page.getByRole('button', { name: 'Done' }).click();
    const up = page.getByRole('button', { name: 'Move Recipes up' });
    await up.press('Enter');
    await expect(up).toBeFocused();
    await expect(page.getByText('Recipes, position 6 of 9')).toBeAttached();
    await page.getByRole('switch', { name: 'Show Oath' }).click();
    const bar = page.getByRole('status').filter({ hasText: 'not published' });
    await expect(bar).toContainText('3 changes not published');
    await expect(bar).toContainText('Hero: texts, Oath off, Recipes moved up');
    await checkAccessibility('main');

    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText('Visitors do not see this until you publish it.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh this week.');
    await expect(page.getByRole('region', { name: 'Our oath' })).toHaveCount(0);
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Pressed slow, in wood.');

    await page.getByRole('link', { name: 'Back to editing' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(toastOf(page, 'Published. The home page is new for everyone.')).toBeVisible();
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Fresh this week.');
    const shown = await sectionsOf(visitor);
    expect(shown).not.toContain('Our oath');
    expect(shown.indexOf('Recipes')).toBe(shown.indexOf('What our customers say') - 1);

    await page.getByRole('button', { name: 'Go back to the previous version' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
    await expect(toastOf(page, 'The previous version is live again.')).toBeVisible();
    await expect(bar).toContainText('3 changes not published');
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Pressed slow, in wood.');
    expect(await sectionsOf(visitor)).toContain('Our oath');
  } finally {
    await visitor.close();
    await publish();
  }
});

test('changes stay when another admin was faster or the connection breaks, and errors are at their field', async ({
  page,
  request,
  expectFailure,
}) => {
  const { admin, published, publish } = await pageOf(request);
  try {
    await signIn(page, admin);
    await open(page, '/admin/pages/home');
    await page.getByRole('button', { name: 'Edit Hero' }).click();
    const words = page.getByLabel('Big words');
    await words.fill('');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Big words is required')).toBeVisible();
    await words.fill('Mine.');

    await page.route(`**${PAGE}/publish`, (route) => route.abort());
    expectFailure(`${PAGE}/publish`);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(
      page.getByText('Not published. The connection broke. Your changes are still here.'),
    ).toBeVisible();
    await page.unroute(`**${PAGE}/publish`);

    await publish(
      published.map((section) => (section.key === 'videos' ? { ...section, isShown: false } : section)),
    );
    expectFailure(`${PAGE}/publish`, 409);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Someone else edited this page.')).toBeVisible();
    await expect(words).toHaveValue('Mine.');
    await page.getByRole('button', { name: 'Use their version' }).click();
    await expect(words).toHaveValue('Pressed slow, in wood.');
    await expect(page.getByRole('switch', { name: 'Show Videos' })).toHaveAttribute('aria-checked', 'false');
  } finally {
    await publish();
  }
});

test('sections and pictures are dragged, and the preview beside the list follows', async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await signIn(page, await adminOf());
  await open(page, '/admin/pages/home');
  const preview = page.frameLocator('iframe[title="What visitors will see"]');
  await expect(preview.locator('h1')).toHaveText('Pressed slow, in wood.');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  /** Drags the handle of a row to the middle of another. */
  const drag = async (from: Locator, to: Locator) => {
    await from.locator('[data-drag-handle]').first().hover();
    await page.mouse.down();
    const target = await to.boundingBox();
    if (!target) throw new Error('the row is not visible');
    await page.mouse.move(target.x + 20, target.y + 5, { steps: 4 });
    await page.mouse.up();
  };
  await drag(row('Why choose us').first(), row('Flat 10% off'));
  await expect(page.getByText('Why choose us, position 2 of 9')).toBeAttached();
  const bar = page.getByRole('status').filter({ hasText: 'not published' });
  await expect(bar).toContainText('Why choose us moved up');

  await page.getByRole('button', { name: 'Edit Hero' }).click();
  await page.getByRole('button', { name: 'Edit Picture 1' }).click();
  await page.getByLabel('Big words of this picture (optional)').fill('Sesame week');
  await expect(preview.locator('h1').first()).toHaveText('Sesame week');
  await expect(preview.locator('[data-edited]')).toContainText('Sesame week');
  const pictures = page.locator('.section-items__item');
  await page.getByRole('button', { name: 'Close Picture 1' }).click();
  await drag(pictures.nth(1), pictures.nth(0));
  await expect(pictures.nth(1)).toContainText('Sesame week');
  await expect(bar).toContainText('Hero: pictures');
  await checkAccessibility('main');
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect(bar).toHaveCount(0);
});

test('the set-up assistant keeps a draft that another admin saved meanwhile, and the typed words', async ({
  page,
  request,
  expectFailure,
}) => {
  const { admin, published, publish } = await pageOf(request);
  try {
    await signIn(page, admin);
    await open(page, '/admin/setup/look');
    const words = page.getByLabel('Big words');
    await words.fill('Mine.');
    const { version } = await (await asCustomer(request, admin, 'GET', PAGE)).json();
    const sections = published.map((each) => (each.key === 'videos' ? { ...each, isShown: false } : each));
    await asCustomer(request, admin, 'PUT', `${PAGE}/draft`, { version, sections });
    expectFailure(`${PAGE}/publish`, 409);
    await page.getByRole('button', { name: 'Save first words' }).click();
    await expect(page.getByText('Somebody else changed this page meanwhile.')).toBeVisible();
    await expect(page.getByText('saved a draft')).toContainText('Videos off');
    await expect(words).toHaveValue('Mine.');
    await expect(page.getByRole('button', { name: 'Save first words' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Open the home page’s editor' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('status').filter({ hasText: '1 change not published' })).toBeVisible();
  } finally {
    await publish();
  }
});

test('an owner looks at e-mails before their texts are published', async ({
  page,
  complaints,
  checkAccessibility,
}) => {
  await signIn(page, await adminOf());
  await open(page, '/admin/preview/emails');
  await page.getByLabel('Which e-mail').selectOption('Order shipped');
  const email = page.frameLocator('iframe[title="Order shipped"]');
  await expect(email.getByText('Sample Courier')).toBeVisible();
  // styles arrive although the Content-Security-Policy forbids style attributes
  await expect(email.getByText('Follow the order')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await checkAccessibility('main');
  // the frame forbids the scripts of axe and of traces too
  const others = complaints.filter((text) => !text.startsWith("Blocked script execution in 'about:srcdoc'"));
  complaints.splice(0, Infinity, ...others);
});
