import { outsideOrigin } from '../../rules/media-url.ts';
import { mediaOf } from '../../rules/page-sections/media-of.ts';
import type { Pages } from '../../rules/page-sections/pages.ts';
import type { PageDefinition } from '../../rules/page-sections/section-types.ts';
import type { OutsideOrigins } from '../http/csp.ts';
import type { Db } from '../platform/db/db.ts';
import { selectOutsideOrigins, selectShownPages } from './outside-origins.store.ts';

/** More would make the header of every page too long for proxies: then every https site is allowed. */
const MAX_ORIGINS = 60;

/** The other sites from which pages show pictures and films. */
export async function getOutsideOrigins(db: Db, pages: Pages): Promise<OutsideOrigins> {
  const [saved, versions] = await Promise.all([selectOutsideOrigins(db), selectShownPages(db)]);
  const definitions: Readonly<Record<string, PageDefinition>> = pages;
  const ofKind = (kind: 'image' | 'video') => {
    const ofRows = saved.filter(({ isVideo }) => isVideo === (kind === 'video')).map(({ origin }) => origin);
    const ofPages = versions.flatMap(({ page, sections }) => {
      const definition = definitions[page];
      return definition ? mediaOf(kind, definition, sections) : [];
    });
    return listed([...ofRows, ...ofPages]);
  };
  return { images: ofKind('image'), videos: ofKind('video') };
}

function listed(urls: string[]): string[] {
  const origins = new Set(urls.flatMap((url) => outsideOrigin(url) ?? []));
  return origins.size > MAX_ORIGINS ? ['https:'] : [...origins].toSorted();
}

/** Caches the origins until `clear`. `isCacheable` is false while the process is not notified of changes. */
export function createOutsideOrigins(db: Db, pages: Pages, isCacheable: () => boolean) {
  let cached: Promise<OutsideOrigins> | undefined;
  let last: OutsideOrigins = { images: [], videos: [] };
  const load = async () => {
    try {
      last = await getOutsideOrigins(db, pages);
    } catch {
      // a page without data of the database is still shown, with the policy as it was
      cached = undefined;
    }
    return last;
  };
  return {
    get: () => {
      if (!cached || !isCacheable()) cached = load();
      return cached;
    },
    clear: () => {
      cached = undefined;
    },
  };
}
