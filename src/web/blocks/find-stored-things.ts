import type { Order } from '../../contract/order.ts';
import { currentLanguage } from '../../messages/current-language.ts';
import { cartTotals } from '../../rules/cart.ts';
import { languageOfPath, withoutLanguage } from '../../rules/languages.ts';
import { storedCart } from '../features/shop/cart/offline-cart.ts';
import { readStored } from '../lib/offline.ts';
import { CACHES } from '../lib/stored-pages.ts';

const MAX_PAGES = 8;
const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

interface StoredThings {
  cart?: { count: number; storedAt: number };
  orders?: { count: number; storedAt: number };
  /** The last ones first. */
  pages: { path: string; title: string; isRecipe: boolean }[];
}

/** What this browser can show without a connection to whoever is signed in. */
export async function findStoredThings(): Promise<StoredThings> {
  const [cart, orders, pages] = await Promise.all([
    storedCart(),
    readStored<Order[]>('orders '),
    'caches' in window ? findPages() : [],
  ]);
  return {
    ...(cart && { cart: { count: cartTotals(cart.items).totalCount, storedAt: cart.storedAt } }),
    ...(orders && { orders: { count: orders.value.length, storedAt: orders.storedAt } }),
    pages,
  };
}

/** In the language of the reader. */
async function findPages(): Promise<StoredThings['pages']> {
  const cache = await caches.open(CACHES.visited);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const mine = paths.filter((path) => languageOfPath(path) === currentLanguage()).slice(-MAX_PAGES);
  const found = await Promise.all(
    mine.map(async (path) => ({
      path: withoutLanguage(path),
      title: titleOf((await (await cache.match(path, { ignoreVary: true }))?.text()) ?? ''),
      isRecipe: withoutLanguage(path).startsWith('/recipes/'),
    })),
  );
  return found.filter(({ title }) => title !== '').toReversed();
}

/** The title of a page without the name of the shop. */
function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const text = title.replace(/&([^;]+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
  return text.split(' | ')[0]?.trim() ?? '';
}
