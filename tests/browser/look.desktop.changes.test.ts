import type { AdminPage } from '../../src/contract/admin/page-sections.ts';
import { browserDatabase } from '../support/browser-database.ts';
import { expect, open, test } from './fixtures.ts';
import { adminOf, signIn, toastOf } from './people.ts';
import { asCustomer } from './sales.ts';

const ABOUT = '/api/admin/pages/about';

const LEAF =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="19" fill="#0f5c5a"/></svg>';

test('a logo is chosen, shown in the top bar and removed again', async ({ page, complaints }) => {
  const { rows } = await browserDatabase().query('select logo from shop_settings');
  await signIn(page, await adminOf());
  await open(page, '/admin/content/colours');
  const field = page.getByRole('region', { name: 'Logo' });
  await field.locator('input[type=file]').setInputFiles({
    name: 'leaf.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(LEAF),
  });
  await expect(toastOf(page, 'The logo was changed.').first()).toBeVisible();
  const shown = page.locator('header.header .brand img.logo').first();
  await expect(shown).toHaveAttribute('src', /^\/brand\/[0-9a-f]{16}\/logo\.webp$/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
  await field.getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('header.header .brand .logo--initials').first()).toHaveText('CF');
  await field.locator('input[type=file]').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('not a picture'),
  });
  await expect(field.getByRole('alert')).toHaveText('The logo must be a PNG, JPG, WebP or SVG file.');
  // the rejected upload
  complaints.splice(0);
  await browserDatabase().query('update shop_settings set logo = $1', [rows[0].logo]);
});

test('the policy names the site of a published film until it is removed', async ({ request }) => {
  const admin = await adminOf();
  const mediaSources = async () =>
    /media-src ([^;]*)/.exec((await request.get('/')).headers()['content-security-policy'] ?? '')?.[1];
  const publish = async (change: (texts: Record<string, string>) => Record<string, string>) => {
    const { version, sections }: AdminPage = await (await asCustomer(request, admin, 'GET', ABOUT)).json();
    const changed = sections.map((section) =>
      section.key === 'film' ? { ...section, texts: { en: change({ ...section.texts.en }) } } : section,
    );
    const response = await asCustomer(request, admin, 'POST', `${ABOUT}/publish`, {
      version,
      sections: changed,
    });
    expect(response.status(), await response.text()).toBe(200);
  };
  expect(await mediaSources()).toBe("'self' blob:");
  let film = '';
  await publish((texts) => {
    film = texts.film ?? '';
    return { ...texts, film: 'https://films.example/a.mp4' };
  });
  await expect.poll(mediaSources).toBe("'self' blob: https://films.example");
  await publish((texts) => ({ ...texts, film }));
  await expect.poll(mediaSources).toBe("'self' blob:");
});

test('a film is uploaded with a frame as its poster', async ({ page }) => {
  await signIn(page, await adminOf());
  await open(page, '/admin/pages/home');
  await page.getByRole('button', { name: 'Edit Videos' }).click();
  await page.getByRole('button', { name: 'Add a video' }).click();
  const fields = page.getByRole('group', { name: 'Video 5' });
  // the browser records a film of its own: two seconds of a coloured canvas
  const film = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 180];
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 8; frame += 1) {
      if (context) context.fillStyle = `rgb(${frame * 30} 120 60)`;
      context?.fillRect(0, 0, 320, 180);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  await fields.getByLabel('Address of the film: upload').setInputFiles({
    name: 'harvest.webm',
    mimeType: 'video/webm',
    buffer: Buffer.from(film),
  });
  await expect(fields.getByLabel('Address of the film', { exact: true })).toHaveValue(
    /^\/uploads\/.*\.webm$/,
  );
  await expect(fields.getByLabel('Picture before it plays (optional)')).toHaveValue(/^\/uploads\/.*\.webp$/);
});
