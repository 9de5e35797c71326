import { pages } from '../../rules/page-sections/pages.ts';
import { completeSections } from '../../rules/page-sections/resolve-sections.ts';
import type { StoredSection } from '../../rules/page-sections/section-types.ts';

export interface StoredPage {
  page: string;
  sections: StoredSection[];
}

/**
 * A page is carried as a whole when one of its sections was edited. Returns, as "Home page: Hero, Oath", the visible sections that still have
 * words of the demo, which the owner should replace or hide.
 */
export function findDemoWords(carried: readonly StoredPage[], seeded: readonly StoredPage[]): string[] {
  return Object.values(pages).flatMap((definition) => {
    const isOfPage = ({ page }: StoredPage) => page === definition.key;
    const neutral = new Set(completeSections(definition).flatMap(sentencesOf));
    const ofDemo = new Set(
      seeded
        .filter(isOfPage)
        .flatMap(({ sections }) => sections.flatMap(sentencesOf))
        .filter((text) => !neutral.has(text)),
    );
    const found = new Set(
      carried
        .filter(isOfPage)
        .flatMap(({ sections }) => sections)
        .filter((section) => section.isShown && sentencesOf(section).some((text) => ofDemo.has(text)))
        .map(({ key }) => key),
    );
    const titles = definition.sections.filter(({ key }) => found.has(key)).map(({ title }) => title);
    return titles.length > 0 ? [`${definition.title}: ${titles.join(', ')}`] : [];
  });
}

/** Without names of icons and addresses of pages. */
function sentencesOf({ texts, items }: StoredSection): string[] {
  return [texts, ...items.map((item) => item.texts)]
    .flatMap((localized) => Object.values(localized).flatMap((fields) => Object.values(fields ?? {})))
    .filter((text) => text.includes(' '));
}
