import { checkSections } from '../../../rules/page-sections/check-sections.ts';
import { pages } from '../../../rules/page-sections/pages.ts';
import {
  completeSections,
  withoutDefaultTranslations,
} from '../../../rules/page-sections/resolve-sections.ts';
import type { Db } from '../../platform/db/db.ts';
import { pageVersions } from '../../platform/db/schema/content.ts';
import { seededId } from '../../platform/ids.ts';
import { SEEDED_AT, type SeedFiles } from '../seed-files.ts';

/** The texts of the pages, published. A page that has been published already stays as it is. */
export async function seedPages(db: Db, files: SeedFiles): Promise<void> {
  for (const [page, definition] of Object.entries(pages)) {
    const stored = files.pages[page as keyof typeof pages];
    if (!stored) continue;
    // sections that the file leaves out are the defaults
    const sections = withoutDefaultTranslations(definition, completeSections(definition, stored), stored);
    const [wrong] = Object.entries(checkSections(definition, sections));
    if (wrong) throw new Error(`pages.json, ${page}: ${wrong.join(': ')}`);
    const id = seededId(SEEDED_AT, `page ${page}`);
    await db
      .insert(pageVersions)
      .values({ id, page, state: 'published', sections, createdAt: SEEDED_AT, publishedAt: SEEDED_AT })
      .onConflictDoNothing();
  }
}
