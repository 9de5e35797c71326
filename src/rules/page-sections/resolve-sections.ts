import { DEFAULT_LANGUAGE, type Language, languages } from '../languages.ts';
import { sectionLanguages } from './languages/section-languages.ts';
import { fillPlaceholders, hasEnglishWords } from './placeholders.ts';
import type {
  FieldKind,
  LocalizedTexts,
  PageDefinition,
  PageSection,
  SectionDefinition,
  SectionField,
  StoredItem,
  StoredSection,
  Texts,
  TranslatedDefaults,
} from './section-types.ts';

/**
 * All sections of a page: the stored ones in their order, with the defaults for whatever is not stored. So a section or a
 * field of a later release appears in shops that saved the page before, and one that was removed disappears.
 */
export function completeSections(
  page: PageDefinition,
  stored: readonly StoredSection[] = [],
): StoredSection[] {
  return orderedDefinitions(page, stored).map((definition) =>
    completeSection(
      definition,
      stored.find(({ key }) => key === definition.key),
      (language) => defaultsIn(language, page, definition),
    ),
  );
}

export interface ResolveOptions {
  language?: Language;
  /** Fill in the placeholders. */
  values?: Texts;
}

/** What a page renders: visible sections in one language, without the records that `page-records.ts` returns. */
export function visibleSections(
  page: PageDefinition,
  stored: readonly StoredSection[] | undefined,
  options: ResolveOptions = {},
): PageSection[] {
  return completeSections(page, stored)
    .filter(({ isShown }) => isShown)
    .map(({ key, texts, items }) => {
      const {
        fields = [],
        facts = [],
        list,
      } = page.sections.find((definition) => definition.key === key) ?? {};
      const own = resolveTexts(
        fields.filter(({ isRecord }) => !isRecord),
        texts,
        { ...options, facts },
      );
      const ownItems =
        list && !list.isRecords
          ? items.map((item) => resolveTexts(list.fields, item.texts, { ...options, facts }))
          : [];
      const untranslated = [
        ...own.untranslated,
        ...ownItems.flatMap((item, index) => item.untranslated.map((field) => `items.${index}.${field}`)),
      ];
      return {
        key,
        texts: own.texts,
        items: ownItems.map((item) => item.texts),
        ...(untranslated.length > 0 && { untranslated }),
      };
    });
}

/**
 * For saving: `completeSections` adds default translations, which are not the owner's. Stored, they would stay when the English
 * text changes. A translation that was stored `before` stays, even if it is the same as the default one.
 */
export function withoutDefaultTranslations(
  page: PageDefinition,
  sections: readonly StoredSection[],
  before: readonly StoredSection[] = [],
): StoredSection[] {
  return sections.map((section) => {
    const { key, texts, items } = section;
    const saved = before.find((each) => each.key === key);
    const savedTexts = [saved?.texts ?? {}, ...(saved?.items ?? []).map((item) => item.texts)];
    const isDefault = (language: Language, text: string) => {
      const definition = page.sections.find((each) => each.key === key);
      const defaults = definition && defaultsIn(language, page, definition);
      const isSaved = savedTexts.some((each) => Object.values(each[language] ?? {}).includes(text));
      return (
        !isSaved &&
        [defaults?.texts ?? {}, ...(defaults?.items ?? [])].some((each) => Object.values(each).includes(text))
      );
    };
    return {
      ...section,
      texts: ownTexts(texts, isDefault),
      items: items.map((item) => ({ ...item, texts: ownTexts(item.texts, isDefault) })),
    };
  });
}

function defaultsIn(language: Language, { key: page }: PageDefinition, { key, defaults }: SectionDefinition) {
  return defaults.translations?.[language] ?? sectionLanguages[language].defaults[page]?.[key];
}

function ownTexts(
  texts: LocalizedTexts,
  isDefault: (language: Language, text: string) => boolean,
): LocalizedTexts {
  const own = languages.flatMap((language) => {
    const entries = Object.entries(texts[language] ?? {}).filter(([, text]) => !isDefault(language, text));
    return entries.length > 0 ? [[language, Object.fromEntries(entries)] as const] : [];
  });
  return Object.fromEntries(own);
}

/** Definitions in the stored order; a new one follows the section that precedes it by default. */
function orderedDefinitions(
  { sections, isOrderFixed = false }: PageDefinition,
  stored: readonly StoredSection[],
): SectionDefinition[] {
  if (isOrderFixed || stored.length === 0) return [...sections];
  const ordered = stored.flatMap(({ key }) => sections.filter((definition) => definition.key === key));
  sections.forEach((definition, position) => {
    if (ordered.includes(definition)) return;
    const before = sections[position - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, definition);
  });
  // fixed sections stay where they are by default, at the beginning or at the end
  const firstMovable = sections.findIndex(({ isFixed }) => !isFixed);
  const leading = sections.slice(0, Math.max(0, firstMovable));
  const rest = ordered.filter((definition) => !leading.includes(definition));
  return [...leading, ...rest.filter(({ isFixed }) => !isFixed), ...rest.filter(({ isFixed }) => isFixed)];
}

type Translation = (language: Language) => TranslatedDefaults[string] | undefined;

function completeSection(
  definition: SectionDefinition,
  saved: StoredSection | undefined,
  translation: Translation,
): StoredSection {
  const { key, fields, list, defaults, isAlwaysShown = false, isHiddenAtFirst = false } = definition;
  const { texts, items = [] } = defaults;
  const completeItem = (item: StoredItem): StoredItem => {
    const { texts: stored } = item;
    // items can be moved, so the default one is found by its text
    const index = items.findIndex((each) =>
      list?.fields.every((field) => each[field.key] === stored.en?.[field.key]),
    );
    const translated = (language: Language) => translation(language)?.items?.[index];
    return { ...item, texts: completeTexts(list?.fields ?? [], stored, items[index] ?? {}, translated) };
  };
  const savedItems = saved?.items ?? items.map((item) => ({ texts: { en: item } }));
  return {
    key,
    isShown: isAlwaysShown || (saved?.isShown ?? !isHiddenAtFirst),
    texts: completeTexts(fields, saved?.texts, texts, (language) => translation(language)?.texts),
    items: list ? savedItems.map(completeItem) : [],
  };
}

/**
 * English has every field; other languages only known ones. A default translation counts only while the English text is the
 * default too: else it would contradict what the owner wrote.
 */
function completeTexts(
  fields: readonly SectionField[],
  stored: LocalizedTexts = {},
  defaults: Texts,
  translation: (language: Language) => Texts | undefined,
): LocalizedTexts {
  const english = Object.fromEntries(fields.map(({ key }) => [key, stored.en?.[key] ?? defaults[key] ?? '']));
  const others = languages
    .filter((language) => language !== DEFAULT_LANGUAGE)
    .map((language) => {
      const translated = translation(language) ?? {};
      const entries = fields.flatMap(({ key }) => {
        const text = stored[language]?.[key] || (english[key] === defaults[key] && translated[key]);
        return text ? [[key, text] as const] : [];
      });
      return [language, Object.fromEntries(entries)] as const;
    })
    .filter(([, texts]) => Object.keys(texts).length > 0);
  return { ...Object.fromEntries(others), en: english };
}

/** Texts in one language with the placeholders filled in. `untranslated` are the fields that are English instead. */
export function resolveTexts(
  fields: readonly SectionField[],
  texts: LocalizedTexts,
  { language = DEFAULT_LANGUAGE, values = {}, facts = [] }: ResolveOptions & { facts?: readonly string[] },
): { texts: Texts; untranslated: string[] } {
  const resolved = fields.map(({ key, kind }) => {
    const english = texts.en?.[key] ?? '';
    const own = texts[language]?.[key];
    const isText = isTranslated(kind);
    return {
      key,
      text: isText ? fillPlaceholders(own || english, values, facts) : own || english,
      isEnglish: isText && !own && language !== DEFAULT_LANGUAGE && hasEnglishWords(english),
    };
  });
  return {
    texts: Object.fromEntries(resolved.map(({ key, text }) => [key, text])),
    untranslated: resolved.filter(({ isEnglish }) => isEnglish).map(({ key }) => key),
  };
}

/** Icons, links, pictures and films are the same in every language. */
export function isTranslated(kind: FieldKind): boolean {
  return kind === 'line' || kind === 'text' || kind === 'markup';
}
