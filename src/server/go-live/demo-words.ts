import { pages } from '../../rules/page-sections/pages.ts';
import { completeSections } from '../../rules/page-sections/resolve-sections.ts';
import { sectionLabel } from '../../rules/page-sections/section-label.ts';
import type { StoredSection } from '../../rules/page-sections/section-types.ts';

export interface StoredPage {
  page: string;
  sections: StoredSection[];
}

/** Read in the language of whoever reads the report. */
export type Line = () => string;

/**
 * A page is carried as a whole when one of its sections was edited. Returns, as "Home page: Hero, Oath", the visible sections that still have
 * words of the demo, which the owner should replace or hide.
 */
export function findDemoWords(carried: readonly StoredPage[], seeded: readonly StoredPage[]): Line[] {
  return Object.values(pages).flatMap((definition) => {
    const isOfPage = ({ page }: StoredPage) => page === definition.key;
    const neutral = new Set(
      completeSections(definition)
        .flatMap(textsOf)
        .map(({ english }) => english),
    );
    const ofDemo = new Set(
      seeded
        .filter(isOfPage)
        .flatMap(({ sections }) => sections.flatMap(textsOf))
        // the translation of a neutral text is neutral, too
        .filter(({ english }) => !neutral.has(english))
        .map(({ text }) => text)
        .filter(isSentence),
    );
    const found = new Set(
      carried
        .filter(isOfPage)
        .flatMap(({ sections }) => sections)
        .filter((section) => section.isShown && textsOf(section).some(({ text }) => ofDemo.has(text)))
        .map(({ key }) => key),
    );
    const named = definition.sections.filter(({ key }) => found.has(key));
    const line = () =>
      `${sectionLabel(definition.title)}: ${named.map(({ title }) => sectionLabel(title)).join(', ')}`;
    return named.length > 0 ? [line] : [];
  });
}

/** Every text in every language, with the English one that it translates. */
function textsOf({ texts, items }: StoredSection): { text: string; english: string }[] {
  return [texts, ...items.map((item) => item.texts)].flatMap((localized) =>
    Object.values(localized).flatMap((fields) =>
      Object.entries(fields ?? {}).map(([key, text]) => ({ text, english: localized.en?.[key] ?? '' })),
    ),
  );
}

/** Not the name of an icon or the address of a page. */
const isSentence = (text: string) => text.includes(' ');
