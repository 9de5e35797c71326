import { languageOfPath, pathPrefix, withoutLanguage } from '../../rules/languages.ts';
import { VISITED_CACHES } from './visited-caches.ts';

/** Names in the browser's Cache Storage. Nothing in them is about a person; log-out empties those that show what was visited. */
export const CACHES = {
  shop: 'shop-pages',
  visited: VISITED_CACHES[0],
  images: VISITED_CACHES[1],
  assets: 'assets',
} as const;

const SHOP =
  /^\/(product|about|privacy-policy|shipping-policy|refund-policy|terms-of-service|cart|offline)?$/;
const VISITED = /^\/(food|recipes)\/[^/]+$/;
/** Of these the server writes no data either. */
const WITHOUT_DATA = /^\/(cart|offline)$/;
/** Private pages: the server writes them without data, so that one copy serves all orders. */
const SHELLS: readonly (readonly [RegExp, string])[] = [
  [/^\/orders(\/\w+)?$/, '/orders'],
  [/^\/track\/[\w-]+$/, '/track'],
  [/^\/admin\/to-pack$/, '/admin/to-pack'],
  [/^\/admin\/orders\/[0-9a-f-]{36}$/, '/admin/orders/-'],
];
/** What stands after the question mark is read in the browser only. */
const WITH_SEARCH = /^\/(offline|admin\/to-pack)$/;

interface StoredPage {
  cache: (typeof CACHES)['shop' | 'visited'];
  /** Address of the copy. */
  key: string;
  /** Whether the document has what the page shows. Others ask the API, and say themselves how old their data is. */
  hasData: boolean;
}

/** Where the document of an address may be stored. Undefined: never, as for payments, accounts, money and the API. */
export function storedPageOf({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): StoredPage | undefined {
  const path = withoutLanguage(pathname).replace(/(?<=.)\/$/, '');
  if (search && !WITH_SEARCH.test(path)) return undefined;
  const prefix = pathPrefix(languageOfPath(pathname));
  const keyOf = (inEnglish: string) => (inEnglish === '/' ? prefix || '/' : prefix + inEnglish);
  if (SHOP.test(path)) return { cache: CACHES.shop, key: keyOf(path), hasData: !WITHOUT_DATA.test(path) };
  if (VISITED.test(path)) return { cache: CACHES.visited, key: keyOf(path), hasData: true };
  const shell = SHELLS.find(([pattern]) => pattern.test(path))?.[1];
  return shell === undefined ? undefined : { cache: CACHES.shop, key: keyOf(shell), hasData: false };
}

/** What a page asks of the worker. */
export interface WorkerMessage {
  type: 'store';
  /** Language of the page. */
  prefix: string;
  /** Addresses of documents. */
  pages: string[];
  /** Addresses of scripts and fonts that the page has loaded. */
  assets: string[];
  /** Scripts that pages may load later. */
  groups: ('shop' | 'admin')[];
}
