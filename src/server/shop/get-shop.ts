import type { Shop } from '../../contract/shop.ts';
import { getAnnouncement } from '../content/get-announcement.ts';
import { getColoursAndAccent } from '../content/get-colours.ts';
import { getImages } from '../content/get-images.ts';
import { getPageSections } from '../page-sections/get-page-sections.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { brandOfPages, getLogo } from './look/get-brand.ts';
import { findSavedSettings } from './shop.store.ts';
import { shopDetails } from './shop-details.ts';
import { placeholdersOf } from './shop-placeholders.ts';
import { withDefaults } from './shop-policy.ts';

/** The data of the shop that every page needs. */
export async function getShop(db: Db, config: Config): Promise<Shop> {
  const [settings, { colours, accent }, badges, announcement, logo] = await Promise.all([
    findSavedSettings(db),
    getColoursAndAccent(db),
    getImages(db, 'badge'),
    getAnnouncement(db),
    getLogo(db),
  ]);
  const details = shopDetails(config, settings.details);
  const { name, tagline } = details;
  return {
    ...details,
    policy: withDefaults(settings.policy),
    mode: config.mode,
    publicUrl: config.publicUrl,
    chatUrl: config.chatUrl,
    map: config.map,
    colourUrl: config.colourUrl,
    // cash on delivery is not offered
    paymentMethods: config.paypal ? ['upi', 'paypal'] : ['upi'],
    hasGoogle: config.google !== undefined,
    colours,
    accent,
    ...brandOfPages({ name, tagline, background: colours.header, accent, logo }),
    badges,
    footer: await getPageSections(db, 'footer', placeholdersOf(details)),
    announcement,
  };
}
