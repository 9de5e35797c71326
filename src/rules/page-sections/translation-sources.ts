import { DEFAULT_LANGUAGE, languages } from '../languages.ts';
import type { LocalizedTexts, StoredItem, StoredSection, Texts } from './section-types.ts';

const others = languages.filter((language) => language !== DEFAULT_LANGUAGE);

/** Adds from which English text each translation was made. A translation that stays as it was keeps what was known of it. */
export function withSources(
  sections: readonly StoredSection[],
  before: readonly StoredSection[] = [],
): StoredSection[] {
  return sections.map((section) => {
    const saved = before.find(({ key }) => key === section.key);
    return {
      ...section,
      sources: sourcesOf(section, saved ? [saved] : []),
      items: section.items.map((item) => ({ ...item, sources: sourcesOf(item, saved?.items ?? []) })),
    };
  });
}

/** How many translations are older than their English text. */
export function countOutdated(
  { texts, sources }: Pick<StoredItem, 'texts' | 'sources'>,
  language: (typeof others)[number],
): number {
  return Object.entries(sources?.[language] ?? {}).filter(
    ([field, source]) => texts[language]?.[field] && source !== fingerprint(texts.en?.[field] ?? ''),
  ).length;
}

/** Items can be moved, so the saved one is found by the translated text. */
function sourcesOf({ texts }: StoredItem, saved: readonly StoredItem[]): LocalizedTexts {
  const entries = others.map((language) => {
    const sources = Object.entries(texts[language] ?? {}).flatMap(([field, text]) => {
      const same = saved.find((item) => item.texts[language]?.[field] === text);
      const english = (same ?? { texts }).texts.en?.[field];
      const source = same?.sources?.[language]?.[field] ?? (english && fingerprint(english));
      return text && source ? [[field, source] as const] : [];
    });
    return [language, Object.fromEntries(sources) satisfies Texts] as const;
  });
  return Object.fromEntries(entries.filter(([, sources]) => Object.keys(sources).length > 0));
}

/** FNV-1a in 32 bits: only tells whether a text has changed. */
function fingerprint(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  return (hash >>> 0).toString(16);
}
