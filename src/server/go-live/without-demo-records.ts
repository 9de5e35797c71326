import { type PageKey, pages } from '../../rules/page-sections/pages.ts';
import type { PageDefinition, StoredItem, StoredSection } from '../../rules/page-sections/section-types.ts';
import type { StoredPage } from './demo-words.ts';

/** A page without the pictures, films and testimonials that are still exactly those of the demo. */
export function withoutDemoRecords(carried: StoredPage, seeded: readonly StoredPage[]): StoredPage {
  const definition: PageDefinition | undefined = pages[carried.page as PageKey];
  const demo = seeded.filter(({ page }) => page === carried.page).flatMap(({ sections }) => sections);
  if (!definition || demo.length === 0) return carried;
  return { ...carried, sections: carried.sections.map((section) => ownSection(definition, section, demo)) };
}

function ownSection(
  page: PageDefinition,
  section: StoredSection,
  demo: readonly StoredSection[],
): StoredSection {
  const definition = page.sections.find(({ key }) => key === section.key);
  const seeded = demo.filter(({ key }) => key === section.key);
  const records = new Set(definition?.fields.filter(({ isRecord }) => isRecord).map(({ key }) => key));
  const texts = Object.entries(section.texts).map(([language, fields = {}]) => {
    const isDemo = ([field, text]: [string, string]) =>
      records.has(field) && seeded.some((each) => each.texts[language as 'en']?.[field] === text);
    const own = Object.entries(fields).map((entry) => (isDemo(entry) ? [entry[0], ''] : entry));
    return [language, Object.fromEntries(own)];
  });
  const demoItems = new Set(seeded.flatMap(({ items }) => items.map(englishOf)));
  const items = definition?.list?.isRecords
    ? section.items.filter((item) => !demoItems.has(englishOf(item)))
    : section.items;
  return { ...section, texts: Object.fromEntries(texts), items };
}

const englishOf = ({ texts }: StoredItem) => JSON.stringify(Object.entries(texts.en ?? {}).toSorted());
