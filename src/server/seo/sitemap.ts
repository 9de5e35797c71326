import {
  DEFAULT_LANGUAGE,
  type Language,
  languages,
  languageTags,
  pathPrefix,
} from '../../rules/languages.ts';
import { listFoodIds } from '../foods/list-food-ids.ts';
import type { Db } from '../platform/db/db.ts';
import { listRecipeIds } from '../recipes/list-recipe-ids.ts';

const PAGES = [
  '/',
  '/product',
  '/about',
  '/privacy-policy',
  '/shipping-policy',
  '/refund-policy',
  '/terms-of-service',
];
/** Limit of the sitemap protocol. */
const MAX_URLS = 50_000;

/** SEO: sitemap.xml lists all public pages in all languages for search engines. */
export async function sitemap(db: Db, publicUrl: string): Promise<string> {
  const [foods, recipes] = await Promise.all([listFoodIds(db, MAX_URLS), listRecipeIds(db)]);
  const paths = [...PAGES, ...recipes.map((id) => `/recipes/${id}`), ...foods.map((id) => `/food/${id}`)];
  const pages = paths.slice(0, Math.floor(MAX_URLS / languages.length));
  const urls = pages.flatMap((path) => urlsOf(path, publicUrl));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** One entry for each language; each names all of them, as search engines ask for. */
function urlsOf(path: string, publicUrl: string): string[] {
  const urlIn = (language: Language) => {
    const prefix = pathPrefix(language);
    return escapeXml(publicUrl + (prefix && path === '/' ? prefix : prefix + path));
  };
  const alternate = (tag: string, url: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`;
  const alternates = [
    ...languages.map((language) => alternate(languageTags[language], urlIn(language))),
    alternate('x-default', urlIn(DEFAULT_LANGUAGE)),
  ].join('');
  return languages.map((language) => `<url><loc>${urlIn(language)}</loc>${alternates}</url>`);
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
