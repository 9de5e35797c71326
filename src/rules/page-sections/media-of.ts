import type { PageDefinition, SectionField, StoredSection, Texts } from './section-types.ts';

/** The addresses of all pictures or films in the sections of a page, in every language. */
export function mediaOf(
  kind: 'image' | 'video',
  page: PageDefinition,
  sections: readonly StoredSection[],
): string[] {
  return sections.flatMap(({ key, texts, items }) => {
    const definition = page.sections.find((section) => section.key === key);
    if (!definition) return [];
    const ofItems = items.flatMap((item) =>
      urlsIn(kind, definition.list?.fields ?? [], Object.values(item.texts)),
    );
    return [...urlsIn(kind, definition.fields, Object.values(texts)), ...ofItems];
  });
}

function urlsIn(
  wanted: 'image' | 'video',
  fields: readonly SectionField[],
  languages: readonly (Texts | undefined)[],
): string[] {
  const keys = fields.filter(({ kind }) => kind === wanted).map(({ key }) => key);
  return languages.flatMap((texts) => keys.flatMap((key) => texts?.[key] || []));
}
