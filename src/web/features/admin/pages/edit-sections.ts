import { DEFAULT_LANGUAGE, type Language } from '../../../../rules/languages.ts';
import type {
  SectionList,
  StoredItem,
  StoredSection,
} from '../../../../rules/page-sections/section-types.ts';

/** Pure changes of the edited sections. */

export type ChangeSection = (section: StoredSection) => StoredSection;

/** Moves a section to the position of another. */
export function moveSection(sections: StoredSection[], key: string, toKey: string): StoredSection[] {
  const keys = sections.map((section) => section.key);
  return moved(sections, keys.indexOf(key), keys.indexOf(toKey));
}

export function changeSection(
  sections: StoredSection[],
  key: string,
  change: ChangeSection,
): StoredSection[] {
  return sections.map((section) => (section.key === key ? change(section) : section));
}

export function withText<Part extends StoredSection | StoredItem>(
  part: Part,
  language: Language,
  field: string,
  value: string,
): Part {
  return { ...part, texts: { ...part.texts, [language]: { ...part.texts[language], [field]: value } } };
}

export function changeItem(
  section: StoredSection,
  index: number,
  change: (item: StoredItem) => StoredItem,
): StoredSection {
  const item = section.items[index];
  return item ? { ...section, items: section.items.with(index, change(item)) } : section;
}

export function moveItem(section: StoredSection, from: number, to: number): StoredSection {
  return { ...section, items: moved(section.items, from, to) };
}

export function removeItem(section: StoredSection, index: number): StoredSection {
  return { ...section, items: section.items.toSpliced(index, 1) };
}

/** A new item is the last one. A choice begins with its first value. */
export function addItem(section: StoredSection, { fields }: SectionList): StoredSection {
  const texts = fields.map(({ key, choices }) => [key, choices?.[0]?.[0] ?? '']);
  const item = { texts: { [DEFAULT_LANGUAGE]: Object.fromEntries(texts) } };
  return { ...section, items: [...section.items, item] };
}

function moved<Part>(parts: Part[], from: number, to: number): Part[] {
  const part = parts[from];
  return part === undefined || to < 0 ? parts : parts.toSpliced(from, 1).toSpliced(to, 0, part);
}
