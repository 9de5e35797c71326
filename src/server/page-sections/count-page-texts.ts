import type { Language } from '../../rules/languages.ts';
import type { PageKey, Pages } from '../../rules/page-sections/pages.ts';
import { completeSections } from '../../rules/page-sections/resolve-sections.ts';
import type { LocalizedTexts, SectionField } from '../../rules/page-sections/section-types.ts';
import { countMissing } from '../../rules/translated-texts.ts';
import type { Db } from '../platform/db/db.ts';
import { findPublishedSections } from './page-sections.store.ts';

const TRANSLATED = new Set(['line', 'text', 'markup']);

/** How many texts of the visible sections of a page are for people, and how many of them are not in this language. */
export async function countPageTexts(
  db: Db,
  pages: Pages,
  page: PageKey,
  language: Language,
): Promise<{ missing: number; total: number }> {
  const definition = pages[page];
  const sections = completeSections(definition, await findPublishedSections(db, page));
  const counted = sections
    .filter(({ isShown }) => isShown)
    .flatMap(({ key, texts, items }) => {
      const { fields = [], list } = definition.sections.find((each) => each.key === key) ?? {};
      return [
        countTexts(fields, texts, language),
        ...items.map((item) => countTexts(list?.fields ?? [], item.texts, language)),
      ];
    });
  return {
    missing: counted.reduce((sum, { missing }) => sum + missing, 0),
    total: counted.reduce((sum, { total }) => sum + total, 0),
  };
}

function countTexts(fields: readonly SectionField[], texts: LocalizedTexts, language: Language) {
  const translated = fields.filter(({ kind }) => TRANSLATED.has(kind));
  const english = Object.fromEntries(translated.map(({ key }) => [key, texts.en?.[key] ?? '']));
  return countMissing(english, texts[language]);
}
