import type { TranslatedLanguage } from '../../contract/admin/translations.ts';
import type { Language } from '../../rules/languages.ts';
import type { PageKey, Pages } from '../../rules/page-sections/pages.ts';
import { completeSections } from '../../rules/page-sections/resolve-sections.ts';
import type { LocalizedTexts, SectionField } from '../../rules/page-sections/section-types.ts';
import { countOutdated } from '../../rules/page-sections/translation-sources.ts';
import { countMissing } from '../../rules/translated-texts.ts';
import type { Db } from '../platform/db/db.ts';
import { findPublishedSections } from './page-sections.store.ts';

const TRANSLATED = new Set(['line', 'text', 'markup']);

/**
 * How many texts of the visible sections of a page are for people, how many of them are not in this language, and how
 * many were translated before their English text changed.
 */
export async function countPageTexts(
  db: Db,
  pages: Pages,
  page: PageKey,
  language: TranslatedLanguage,
): Promise<{ missing: number; total: number; outdated: number }> {
  const definition = pages[page];
  const stored = await findPublishedSections(db, page);
  const sections = completeSections(definition, stored);
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
    outdated: (stored ?? [])
      .flatMap((section) => [section, ...section.items])
      .reduce((sum, texts) => sum + countOutdated(texts, language), 0),
  };
}

function countTexts(fields: readonly SectionField[], texts: LocalizedTexts, language: Language) {
  const translated = fields.filter(({ kind }) => TRANSLATED.has(kind));
  const english = Object.fromEntries(translated.map(({ key }) => [key, texts.en?.[key] ?? '']));
  return countMissing(english, texts[language]);
}
