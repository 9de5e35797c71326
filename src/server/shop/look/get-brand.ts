import { createHash } from 'node:crypto';
import type { Shop } from '../../../contract/shop.ts';
import type { ThemeLogo } from '../../../extension/theme.ts';
import type { SavedLogo } from '../../../rules/saved-logo.ts';
import { getColoursAndAccent } from '../../content/get-colours.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/db.ts';
import { findLogo, findSavedSettings } from '../shop.store.ts';
import { shopDetails } from '../shop-details.ts';

/** All that the pictures of the shop are drawn from. */
export interface Brand {
  name: string;
  tagline: string;
  /** Colour of the header, on which the logo stands. */
  background: string;
  accent: string | null;
  logo: SavedLogo | undefined;
}

/** Incremented when the drawings change, so that browsers load the new ones. */
const DRAWING_VERSION = 2;

export async function getBrand(db: Db, config: Pick<Config, 'brand' | 'shop'>): Promise<Brand> {
  const [settings, { colours, accent }, logo] = await Promise.all([
    findSavedSettings(db),
    getColoursAndAccent(db),
    getLogo(db),
  ]);
  const { name, tagline } = shopDetails(config, settings.details);
  return { name, tagline, background: colours.header, accent, logo };
}

/** Undefined: the shop shows its initials. */
export async function getLogo(db: Db): Promise<SavedLogo | undefined> {
  const logo = await findLogo(db);
  return logo.url ? (logo as SavedLogo) : undefined;
}

/** Names everything that the drawings depend on: a changed brand has other addresses. */
export function brandKey(brand: Brand): string {
  const parts = JSON.stringify([DRAWING_VERSION, brand]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 16);
}

export function brandUrl(brand: Brand, file: string): string {
  return `/brand/${brandKey(brand)}/${file}`;
}

/** The logo and icons of pages; without a logo in the settings, the one of a theme. Files of a demo brand are served as they are; an upload only as it was drawn anew. */
export function brandOfPages(brand: Brand, ofTheme?: ThemeLogo): Pick<Shop, 'logo' | 'icons'> {
  const { logo } = brand;
  return {
    logo: logo
      ? {
          url: isBundled(logo.url) ? logo.url : brandUrl(brand, 'logo.webp'),
          width: logo.width,
          height: logo.height,
          isTinted: logo.isTinted,
        }
      : ofTheme
        ? {
            url: ofTheme.url,
            width: ofTheme.width,
            height: ofTheme.height,
            isTinted: ofTheme.isTinted ?? false,
          }
        : null,
    icons: {
      favicon: logo?.icon && isBundled(logo.icon) ? logo.icon : brandUrl(brand, 'icon-48.png'),
      touch: brandUrl(brand, 'apple-touch-icon.png'),
      share: logo?.share && isBundled(logo.share) ? logo.share : brandUrl(brand, 'share.jpg'),
    },
  };
}

function isBundled(url: string): boolean {
  return url.startsWith('/media/');
}
