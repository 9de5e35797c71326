import type { Shop } from '../../contract/shop.ts';
import { getAnnouncement } from '../content/get-announcement.ts';
import { getColours } from '../content/get-colours.ts';
import { getImages } from '../content/get-images.ts';
import { getPageSections } from '../page-sections/get-page-sections.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { findSavedSettings } from './shop.store.ts';
import { shopDetails } from './shop-details.ts';
import { placeholdersOf } from './shop-placeholders.ts';
import { withDefaults } from './shop-policy.ts';

/** The data of the shop that every page needs. */
export async function getShop(db: Db, config: Config, isOpen: boolean): Promise<Shop> {
  const [settings, colours, badges, announcement] = await Promise.all([
    findSavedSettings(db),
    getColours(db),
    getImages(db, 'badge'),
    getAnnouncement(db),
  ]);
  const details = shopDetails(config, settings.details);
  return {
    ...details,
    policy: withDefaults(settings.policy),
    mode: config.mode,
    isOpen,
    publicUrl: config.publicUrl,
    chatUrl: config.chatUrl,
    map: config.map,
    colourUrl: config.colourUrl,
    // cash on delivery is not offered
    paymentMethods: config.paypal.isOffered ? ['upi', 'paypal'] : ['upi'],
    hasGoogle: config.google !== undefined,
    colours,
    badges,
    footer: await getPageSections(db, 'footer', placeholdersOf(details)),
    announcement,
  };
}
