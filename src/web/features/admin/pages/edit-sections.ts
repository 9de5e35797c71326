import type { Language } from '../../../../rules/languages.ts';
import type { StoredItem, StoredSection } from '../../../../rules/page-sections/section-types.ts';

/** Pure changes of the edited sections. */

export function moveSection(sections: StoredSection[], key: string, by: 1 | -1): StoredSection[] {
  const from = sections.findIndex((section) => section.key === key);
  const moved = sections[from];
  return moved ? sections.toSpliced(from, 1).toSpliced(from + by, 0, moved) : sections;
}

export function changeSection(
  sections: StoredSection[],
  key: string,
  change: (section: StoredSection) => StoredSection,
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

export function withItemText(
  section: StoredSection,
  index: number,
  language: Language,
  field: string,
  value: string,
): StoredSection {
  const item = section.items[index];
  if (!item) return section;
  return { ...section, items: section.items.with(index, withText(item, language, field, value)) };
}

export function moveItem(section: StoredSection, from: number, by: 1 | -1): StoredSection {
  const moved = section.items[from];
  if (!moved) return section;
  return { ...section, items: section.items.toSpliced(from, 1).toSpliced(from + by, 0, moved) };
}
