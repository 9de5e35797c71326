import type { Language } from '../../../rules/languages.ts';
import { checkSections } from '../../../rules/page-sections/check-sections.ts';
import { pages } from '../../../rules/page-sections/pages.ts';
import {
  completeSections,
  withoutDefaultTranslations,
} from '../../../rules/page-sections/resolve-sections.ts';
import type { StoredSection } from '../../../rules/page-sections/section-types.ts';
import type { Db } from '../../platform/db/db.ts';
import { pageVersions } from '../../platform/db/schema/content.ts';
import { seededId } from '../../platform/ids.ts';
import { type SectionParts, sectionParts } from '../section-items.ts';
import { SEEDED_AT, type SeedFiles } from '../seed-files.ts';

/** The texts of the pages, published. A page that has been published already stays as it is. */
export async function seedPages(db: Db, files: SeedFiles): Promise<void> {
  const partsOf = sectionParts(files);
  for (const [page, definition] of Object.entries(pages)) {
    const stored = files.pages[page as keyof typeof pages];
    const parts = partsOf[page];
    if (!stored && !parts) continue;
    // sections that the file leaves out are the defaults
    const own = withoutDefaultTranslations(definition, completeSections(definition, stored), stored);
    const sections = own.map((section) => withParts(section, parts?.[section.key]));
    const [wrong] = Object.entries(checkSections(definition, sections));
    if (wrong) throw new Error(`pages.json, ${page}: ${wrong.join(': ')}`);
    const id = seededId(SEEDED_AT, `page ${page}`);
    await db
      .insert(pageVersions)
      .values({ id, page, state: 'published', sections, createdAt: SEEDED_AT, publishedAt: SEEDED_AT })
      .onConflictDoNothing();
  }
}

function withParts(section: StoredSection, { items, texts }: SectionParts = {}): StoredSection {
  const merged = Object.entries(texts ?? {}).map(([language, own]) => [
    language,
    { ...section.texts[language as Language], ...own },
  ]);
  return {
    ...section,
    texts: { ...section.texts, ...Object.fromEntries(merged) },
    ...(items && { items }),
  };
}
