import type { Page } from '@playwright/test';
import { png } from '../support/images.ts';
import { expect } from './fixtures.ts';

export const MILLET = '/food/foxtail-millet-thinai';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Write a Review' });
export const openDialog = (page: Page) => page.getByRole('button', { name: 'Write a Review' }).click();
export const photo = async (size?: number) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await png('#8a5a1c', size),
});

/** Fills in every field, with a photo. */
export async function fill(page: Page, text: string): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: '4 stars' }).check();
  await dialog.getByLabel('Review', { exact: true }).fill(text);
  await dialog.getByLabel('Photo', { exact: true }).setInputFiles(await photo());
  await expect(dialog.getByRole('img', { name: 'The one you chose' })).toBeVisible();
}
