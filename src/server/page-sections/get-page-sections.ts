import { type PageKey, pages } from '../../rules/page-sections/pages.ts';
import { type ResolveOptions, visibleSections } from '../../rules/page-sections/resolve-sections.ts';
import type { PageDefinition, PageSection, StoredSection } from '../../rules/page-sections/section-types.ts';
import type { Db } from '../platform/db/db.ts';
import { findPublishedSections } from './page-sections.store.ts';

/** What visitors see of a page: the published sections, or the defaults. */
export async function getPageSections(
  db: Db,
  page: PageKey,
  options: ResolveOptions,
): Promise<PageSection[]> {
  return (await loadPage(db, page)).visible(options);
}

interface LoadedPage {
  /** Undefined while the page has never been published. */
  stored: StoredSection[] | undefined;
  visible: (options: ResolveOptions) => PageSection[];
}

/** The same in two steps: the sections are read while the values of the placeholders are still unknown. */
export async function loadPage(
  db: Db,
  page: PageKey,
  definition: PageDefinition = pages[page],
): Promise<LoadedPage> {
  const stored = await findPublishedSections(db, page);
  return { stored, visible: (options) => visibleSections(definition, stored, options) };
}
