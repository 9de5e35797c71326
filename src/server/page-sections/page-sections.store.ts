import type { StoredSection } from '../../rules/page-sections/section-types.ts';
import type { Db } from '../platform/db/db.ts';
import { pageVersions } from '../platform/db/schema/content.ts';
import { statement } from '../platform/db/statement.ts';

const publishedSections = statement({
  name: 'page_published_sections',
  params: { page: pageVersions.page },
  row: { sections: pageVersions.sections },
  text: `select sections from page_versions where page = :page and state = 'published'`,
});

/** Undefined while the page has never been published: its defaults are shown. */
export async function findPublishedSections(db: Db, page: string): Promise<StoredSection[] | undefined> {
  const [row] = await publishedSections(db, { page });
  return row?.sections;
}
