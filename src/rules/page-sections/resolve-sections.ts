import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import { fillPlaceholders } from './placeholders.ts';
import type {
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

/** What a page renders: visible sections in one language, with the placeholders filled in. */
export function visibleSections(
  page: PageDefinition,
  stored: readonly StoredSection[] | undefined,
  { language = DEFAULT_LANGUAGE, values = {} }: { language?: Language; values?: Texts } = {},
): PageSection[] {
  return completeSections(page, stored)
    .filter(({ isShown }) => isShown)
    .map(({ key, texts, items }) => ({
      key,
      texts: translated(texts, language, values),
      items: items.map((item) => translated(item.texts, language, values)),
    }));
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
    items: list ? items.map(({ texts }) => ({ texts: completeTexts(list.fields, texts, {}) })) : [],
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

function translated(texts: LocalizedTexts, language: Language, values: Texts): Texts {
  const entries = Object.entries(texts.en ?? {}).map(([key, english]) => [
    key,
    fillPlaceholders(texts[language]?.[key] || english, values),
  ]);
  return Object.fromEntries(entries);
}
