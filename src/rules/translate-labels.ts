import { needsTranslation, type ShopTexts } from './translated-texts.ts';

/** The category and tags of a food or recipe in another language. A missing one stays English. */
export function translateLabels(
  { category = '', tags }: { category?: string; tags: string[] },
  known: Partial<ShopTexts>,
): { category: string; tags: string[]; untranslated: string[] } {
  const missing = new Set<string>();
  const nameOf = (field: 'category' | 'tags', label: string) => {
    const translated = known[field === 'category' ? 'categories' : 'tags']?.[label];
    if (!translated && needsTranslation(label)) missing.add(field);
    return translated || label;
  };
  const labels = { category: nameOf('category', category), tags: tags.map((tag) => nameOf('tags', tag)) };
  return { ...labels, untranslated: [...missing] };
}
