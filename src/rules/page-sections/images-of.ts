import type { PageDefinition, SectionField, StoredSection, Texts } from './section-types.ts';

/** The addresses of all pictures in the sections of a page, in every language. */
export function imagesOf(page: PageDefinition, sections: readonly StoredSection[]): string[] {
  return sections.flatMap(({ key, texts, items }) => {
    const definition = page.sections.find((section) => section.key === key);
    if (!definition) return [];
    const ofItems = items.flatMap((item) =>
      imagesIn(definition.list?.fields ?? [], Object.values(item.texts)),
    );
    return [...imagesIn(definition.fields, Object.values(texts)), ...ofItems];
  });
}

function imagesIn(fields: readonly SectionField[], languages: readonly (Texts | undefined)[]): string[] {
  const keys = fields.filter(({ kind }) => kind === 'image').map(({ key }) => key);
  return languages.flatMap((texts) => keys.flatMap((key) => texts?.[key] || []));
}
