import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import { fillPlaceholders, hasEnglishWords } from './placeholders.ts';
import type {
  FieldKind,
  LocalizedTexts,
  PageDefinition,
  PageSection,
  SectionDefinition,
  SectionField,
  StoredSection,
  Texts,
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
      const { fields = [], list } = page.sections.find((definition) => definition.key === key) ?? {};
      const own = resolveTexts(
        fields.filter(({ isRecord }) => !isRecord),
        texts,
        options,
      );
      const ownItems =
        list && !list.isRecords ? items.map((item) => resolveTexts(list.fields, item.texts, options)) : [];
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

function completeSection(definition: SectionDefinition, saved: StoredSection | undefined): StoredSection {
  const { key, fields, list, defaults, isAlwaysShown = false, isHiddenAtFirst = false } = definition;
  const items = saved?.items ?? (defaults.items ?? []).map((texts) => ({ texts: { en: texts } }));
  return {
    key,
    isShown: isAlwaysShown || (saved?.isShown ?? !isHiddenAtFirst),
    texts: completeTexts(fields, saved?.texts, defaults.texts),
    items: list ? items.map((item) => ({ ...item, texts: completeTexts(list.fields, item.texts, {}) })) : [],
  };
}

/** English has every field; other languages only known ones. */
function completeTexts(
  fields: readonly SectionField[],
  stored: LocalizedTexts = {},
  defaults: Texts,
): LocalizedTexts {
  const english = fields.map(({ key }) => [key, stored.en?.[key] ?? defaults[key] ?? '']);
  const others = Object.entries(stored)
    .filter(([language]) => language !== DEFAULT_LANGUAGE)
    .map(([language, texts = {}]) => [
      language,
      Object.fromEntries(fields.flatMap(({ key }) => (texts[key] ? [[key, texts[key]]] : []))),
    ]);
  return { ...Object.fromEntries(others), en: Object.fromEntries(english) };
}

/** Texts in one language with the placeholders filled in. `untranslated` are the fields that are English instead. */
export function resolveTexts(
  fields: readonly SectionField[],
  texts: LocalizedTexts,
  { language = DEFAULT_LANGUAGE, values = {} }: ResolveOptions,
): { texts: Texts; untranslated: string[] } {
  const resolved = fields.map(({ key, kind }) => {
    const english = texts.en?.[key] ?? '';
    const own = texts[language]?.[key];
    const isText = isTranslated(kind);
    return {
      key,
      text: isText ? fillPlaceholders(own || english, values) : own || english,
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
