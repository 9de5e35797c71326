import { aboutPage } from './about.ts';
import { footerPage } from './footer.ts';
import { homePage } from './home.ts';
import type { PageDefinition } from './section-types.ts';

/** Every page whose texts are sections, by key. The key is stored in `page_versions`. */
export const pages = { home: homePage, about: aboutPage, footer: footerPage } satisfies Record<
  string,
  PageDefinition
>;

export type PageKey = keyof typeof pages;

export const pageKeys = Object.keys(pages) as [PageKey, ...PageKey[]];
