import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export const newName = () => `Ragi ${randomUUID().slice(0, 8)}`;

/** Fills in what a new food needs. */
export async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).first().fill(name);
  await page.getByLabel('Price', { exact: true }).fill('120');
  await page.getByLabel('Origins').fill('Dharmapuri, Tamil Nadu');
  await page.getByLabel('Cook Time').fill('10 minutes');
  await page.getByLabel('Size', { exact: true }).fill('500 g');
  await page.getByLabel('Price (₹)').fill('120');
}
