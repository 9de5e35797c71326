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

/** SEO: sitemap.xml lists all public pages for search engines. */
export async function sitemap(db: Db, publicUrl: string): Promise<string> {
  const [foods, recipes] = await Promise.all([listFoodIds(db, MAX_URLS), listRecipeIds(db)]);
  const paths = [...PAGES, ...recipes.map((id) => `/recipes/${id}`), ...foods.map((id) => `/food/${id}`)];
  const urls = paths.slice(0, MAX_URLS).map((path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
