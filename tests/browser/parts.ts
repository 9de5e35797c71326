import type { FrameLocator, Locator, Page } from '@playwright/test';

/** A map tile, as configured in tests/support/browser-shop.ts. */
export const TILE = /apple-touch-icon\.png\?\d+\/\d+\/\d+$/;

/** The map of the about page. */
export const shopMap = (page: Page): Locator =>
  page.getByRole('group', { name: /^Map: Chekku Farms, 14, Mill Street/ });

/** The card of a food in a list. */
export const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

/** The UPI provider's payment window. */
export const upiWindow = (page: Page): FrameLocator => page.frameLocator('iframe').last();
