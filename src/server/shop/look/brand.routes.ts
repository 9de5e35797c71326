import type { Context } from 'hono';
import { getColours } from '../../content/get-colours.ts';
import { reject } from '../../http/api-error.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { requestLanguage } from '../../http/request-language.ts';
import { createRouter } from '../../http/router.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { getShopTexts } from '../shop-texts.ts';
import { createBrandFileFinder } from './find-brand-file.ts';
import { type Brand, brandKey, brandUrl, getBrand } from './get-brand.ts';
import { webManifest } from './web-manifest.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';
const TYPES: Record<string, string> = {
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};
/** Browsers and chat apps look for these at fixed addresses. */
const WELL_KNOWN = ['favicon.ico', 'apple-touch-icon.png'] as const;

/** The logo as icons, share picture and e-mail header, and the web app manifest. */
export function brandRoutes(db: Db, config: Config, storage: Storage) {
  const findFile = createBrandFileFinder(storage, config.dataDir);
  let reading: Promise<Brand> | undefined;
  /** Shared by concurrent requests: these are never shed, so they must not fill the queue of the database. */
  const readBrand = () => {
    reading ??= getBrand(db, config).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const send = async (context: Context<AppEnv>, brand: Brand, file: string, caching: string) => {
    const bytes = await findFile(brand, file);
    if (!bytes) return reject(context, 'not-found');
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'Cache-Control': caching,
    });
  };
  const router = createRouter()
    .get('/brand/:key/:file', async (context) => {
      const { key, file } = context.req.param();
      const brand = await readBrand();
      if (key === brandKey(brand)) return send(context, brand, file, IMMUTABLE);
      // an e-mail or a cached page from before a change
      context.header('Cache-Control', 'no-store');
      return context.redirect(brandUrl(brand, encodeURIComponent(file)), 302);
    })
    .get('/manifest.webmanifest', async (context) => {
      const language = requestLanguage(context);
      const [brand, { home }, { tagline = '' }] = await Promise.all([
        readBrand(),
        getColours(db),
        getShopTexts(db, language),
      ]);
      const isOwnTagline = config.shop.SHOP_TAGLINE === undefined && tagline !== '';
      const manifest = webManifest(brand, {
        language,
        background: home,
        tagline: isOwnTagline ? tagline : brand.tagline,
      });
      return context.body(JSON.stringify(manifest), 200, {
        'Content-Type': 'application/manifest+json',
        'Cache-Control': ONE_HOUR,
      });
    });
  for (const file of WELL_KNOWN) {
    router.get(`/${file}`, async (context) => send(context, await readBrand(), file, ONE_HOUR));
  }
  return router;
}
