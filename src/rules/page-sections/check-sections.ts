import { adminSections } from '../../messages/admin-sections.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import { wrongLink } from '../markup.ts';
import { mediaUrlError, videoUrlError } from '../media-url.ts';
import { oneLine } from '../one-line.ts';
import { placeholdersIn, unknownPlaceholder } from './placeholders.ts';
import { sectionLabel } from './section-label.ts';
import type {
  LocalizedTexts,
  PageDefinition,
  SectionDefinition,
  SectionField,
  StoredItem,
  StoredSection,
} from './section-types.ts';

/** What is wrong, by field: `hero.en.heading`, `why.items.0.en.name`, or `why` for a whole section. */
export type SectionErrors = Record<string, string>;

/** Validates sections for saving. The editor and the server use it, so both show the same messages. */
export function checkSections(page: PageDefinition, sections: readonly StoredSection[]): SectionErrors {
  const errors: SectionErrors = {};
  const keys = new Set(sections.map(({ key }) => key));
  if (keys.size !== sections.length) errors.sections = adminSections.sectionTwice;
  for (const { key } of page.sections) if (!keys.has(key)) errors[key] = adminSections.sectionMissing;
  for (const section of sections) {
    const definition = page.sections.find(({ key }) => key === section.key);
    if (definition) checkSection(page, definition, section, errors);
    else errors[section.key] = adminSections.sectionUnknown;
  }
  return errors;
}

function checkSection(
  { placeholders }: PageDefinition,
  definition: SectionDefinition,
  { key, texts, items, isShown }: StoredSection,
  errors: SectionErrors,
): void {
  const { fields, list, isAlwaysShown = false, facts = [] } = definition;
  const title = sectionLabel(definition.title);
  const allowed = [...facts, ...placeholders];
  if (isAlwaysShown && !isShown) errors[key] = adminSections.alwaysShown(title);
  checkTexts(fields, texts, allowed, key, errors);
  if (!list && items.length > 0) errors[key] = adminSections.noList;
  if (!list) return;
  if (items.length < list.min) errors[`${key}.items`] = adminSections.minItems(list.min);
  if (items.length > list.max) errors[`${key}.items`] = adminSections.maxItems(list.max);
  items.forEach((item, index) => {
    const path = `${key}.items.${index}`;
    if (item.isHidden && !list.isRecords) errors[path] = adminSections.notHideable;
    checkTexts(list.fields, item.texts, allowed, path, errors);
  });
}

function checkTexts(
  fields: readonly SectionField[],
  texts: LocalizedTexts,
  placeholders: readonly string[],
  path: string,
  errors: SectionErrors,
): void {
  for (const [language, values = {}] of Object.entries(texts)) {
    for (const key of Object.keys(values)) {
      if (!fields.some((field) => field.key === key))
        errors[`${path}.${language}.${key}`] = adminSections.fieldUnknown;
    }
  }
  for (const language of new Set<Language>([DEFAULT_LANGUAGE, ...(Object.keys(texts) as Language[])])) {
    for (const field of fields) {
      const isRequired = language === DEFAULT_LANGUAGE && !field.isOptional;
      const message = fieldError(
        field,
        sectionLabel(field.label),
        texts[language]?.[field.key] ?? '',
        isRequired,
        placeholders,
      );
      if (message) errors[`${path}.${language}.${field.key}`] = message;
    }
  }
}

const mediaErrors = { image: mediaUrlError, video: videoUrlError };

function fieldError(
  { kind, maxLength, choices = [], required = [], check }: SectionField,
  label: string,
  value: string,
  isRequired: boolean,
  placeholders: readonly string[],
): string | undefined {
  if (value.trim() === '') return isRequired ? adminSections.required(label) : undefined;
  if (value.length > maxLength) return adminSections.maxCharacters(maxLength);
  if (kind === 'line' && oneLine(value).trim() !== value.trim()) return adminSections.oneLine;
  if (kind === 'link' && !isAddress(value)) return adminSections.beginPathOrHttps;
  if (kind === 'image' || kind === 'video') return mediaErrors[kind](value);
  if (kind === 'choice' && !choices.some(([choice]) => choice === value)) return adminSections.chooseFromList;
  const refused = check?.(value);
  if (refused !== undefined) return refused;
  const wrong = kind === 'markup' && wrongLink(value);
  if (wrong !== undefined && wrong !== false) return adminSections.wrongLink(wrong);
  const used = placeholdersIn(value);
  const lost = required.find((name) => !used.includes(name));
  if (lost !== undefined) return adminSections.placeholderMissing(lost);
  const unknown = unknownPlaceholder(value, placeholders);
  if (unknown === undefined) return undefined;
  const known = placeholders.map((name) => `{${name}}`).join(', ');
  return adminSections.placeholderUnknown({ name: unknown, known });
}

/** A path of this site or an https URL; never a `javascript:` or `data:` URL. */
function isAddress(value: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(value) || /^https:\/\/[^\s/?#\\]+[^\s\\]*$/.test(value);
}

/** As it is stored: trimmed, and without empty translations. */
export function normalizeSections(sections: readonly StoredSection[]): StoredSection[] {
  return sections.map(({ key, isShown, texts, items }) => ({
    key,
    isShown,
    texts: normalizeTexts(texts),
    items: items.map(normalizeItem),
  }));
}

function normalizeItem({ texts, isHidden, sizes = {} }: StoredItem): StoredItem {
  const normalized = normalizeTexts(texts);
  const urls = Object.values(normalized.en ?? {});
  const known = Object.entries(sizes).filter(([url]) => urls.includes(url));
  return {
    texts: normalized,
    ...(isHidden && { isHidden }),
    ...(known.length > 0 && { sizes: Object.fromEntries(known) }),
  };
}

function normalizeTexts(texts: LocalizedTexts): LocalizedTexts {
  const trimmed = Object.entries(texts).map(([language, values = {}]) => {
    const entries = Object.entries(values).map(([key, value]) => [
      key,
      value.replaceAll('\r\n', '\n').trim(),
    ]);
    const stored = language === DEFAULT_LANGUAGE ? entries : entries.filter(([, value]) => value !== '');
    return [language, Object.fromEntries(stored)] as const;
  });
  return Object.fromEntries(
    trimmed.filter(([language, values]) => language === DEFAULT_LANGUAGE || Object.keys(values).length > 0),
  );
}
