import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import { type PageKey, pages } from '../../rules/page-sections/pages.ts';
import { visibleSections } from '../../rules/page-sections/resolve-sections.ts';
import type { PageSection, Texts } from '../../rules/page-sections/section-types.ts';
import type { Db } from '../platform/db/db.ts';
import { findPublishedSections } from './page-sections.store.ts';

/** What visitors see of a page: the published sections, or the defaults. `values` fill in the placeholders. */
export async function getPageSections(
  db: Db,
  page: PageKey,
  values: Texts,
  language: Language = DEFAULT_LANGUAGE,
): Promise<PageSection[]> {
  return (await loadPage(db, page))(values, language);
}

/** The same in two steps: the sections are read while the values are still unknown. */
export async function loadPage(
  db: Db,
  page: PageKey,
): Promise<(values: Texts, language?: Language) => PageSection[]> {
  const stored = await findPublishedSections(db, page);
  return (values, language = DEFAULT_LANGUAGE) => visibleSections(pages[page], stored, { values, language });
}
