import { currentLanguage } from '../../messages/current-language.ts';
import { DEFAULT_LANGUAGE } from '../../rules/languages.ts';
import type { ApiClient } from './api-client.ts';
import { loadFromApi } from './load-from-api.ts';

/** URLs hold the English name, so that a link is the same in every language. */
export interface Category {
  english: string;
  /** In the language of the page. */
  name: string;
}

export async function loadCategories({ api }: ApiClient, englishClient: ApiClient): Promise<Category[]> {
  const names = loadFromApi(api.foods.categories.$get());
  if (currentLanguage() === DEFAULT_LANGUAGE) return (await names).map((name) => ({ english: name, name }));
  // the same categories in the same order
  const english = await loadFromApi(englishClient.api.foods.categories.$get());
  return (await names).map((name, index) => ({ english: english[index] ?? name, name }));
}

/** The English name of a category; a URL that somebody typed may have the translated one. */
export function englishCategory(categories: readonly Category[], category: string): string {
  return categories.find(({ english, name }) => [english, name].includes(category))?.english ?? category;
}
