import type { Shop } from '../../contract/shop.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import { placeholderValues } from '../../rules/page-sections/placeholder-values.ts';
import { textsOf } from '../../rules/page-sections/texts-of.ts';
import { getAnnouncement } from '../content/get-announcement.ts';
import { getColoursAndAccent } from '../content/get-colours.ts';
import { getImages } from '../content/get-images.ts';
import { loadPage } from '../page-sections/get-page-sections.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { brandOfPages, getLogo } from './look/get-brand.ts';
import { paymentMethodsOf } from './payment-methods-of.ts';
import { findSavedSettings } from './shop.store.ts';
import { shopDetails } from './shop-details.ts';
import { withDefaults } from './shop-policy.ts';
import { translateDetails } from './translate-details.ts';

/** The data of the shop that every page needs. */
export async function getShop(
  db: Db,
  config: Config,
  isOpen: boolean,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Shop> {
  const [settings, { colours, accent }, badges, announcement, logo, footer, emails] = await Promise.all([
    findSavedSettings(db),
    getColoursAndAccent(db),
    getImages(db, 'badge'),
    getAnnouncement(db),
    getLogo(db),
    loadPage(db, 'footer'),
    loadPage(db, 'emails'),
  ]);
  const details = await translateDetails(db, config, shopDetails(config, settings.details), language);
  const policy = withDefaults(settings.policy);
  const paymentMethods = paymentMethodsOf(config);
  const { name, tagline } = details;
  const values = placeholderValues({ ...details, policy, paymentMethods });
  return {
    ...details,
    policy,
    mode: config.mode,
    isOpen,
    publicUrl: config.publicUrl,
    chatUrl: config.chatUrl,
    map: config.map,
    colourUrl: config.colourUrl,
    paymentMethods,
    hasGoogle: config.google !== undefined,
    colours,
    accent,
    ...brandOfPages({ name, tagline, background: colours.header, accent, logo }),
    badges,
    footer: footer(values),
    hello: textsOf(emails(values), 'greeting').hello ?? '',
    announcement,
  };
}
