import type { Shop } from '../../contract/shop.ts';
import { themeLogo } from '../../extension/theme-css.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import { sectionLanguages } from '../../rules/page-sections/languages/section-languages.ts';
import { footerRecords } from '../../rules/page-sections/page-records.ts';
import { placeholderValues } from '../../rules/page-sections/placeholder-values.ts';
import type { PageSection } from '../../rules/page-sections/section-types.ts';
import { findCodeChannel } from '../channels/code-channel.ts';
import { getColoursAndAccent } from '../content/get-colours.ts';
import { loadPage } from '../page-sections/get-page-sections.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { brandOfPages, getLogo } from './look/get-brand.ts';
import { OFFLINE_BY_DEFAULT } from './offline-use.ts';
import { offeredPayments } from './payment-texts.ts';
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
  const [settings, { colours, accent }, logo, header, footer, emails] = await Promise.all([
    findSavedSettings(db),
    getColoursAndAccent(db),
    getLogo(db),
    loadPage(db, 'header'),
    loadPage(db, 'footer'),
    loadPage(db, 'emails'),
  ]);
  const details = await translateDetails(db, config, shopDetails(config, settings.details), language);
  const policy = withDefaults(settings.policy);
  const payments = offeredPayments(config, settings.cash, language);
  const { name, tagline } = details;
  const options = { language, values: placeholderValues({ ...details, policy, payments }, language) };
  const announcement = sectionOf(header.visible(options), 'announcement');
  const greeting = sectionOf(emails.visible(options), 'greeting');
  const untranslated = [
    ...(details.untranslated ?? []),
    ...(announcement?.untranslated ? ['announcement'] : []),
    ...(greeting?.untranslated?.includes('hello') ? ['hello'] : []),
  ];
  return {
    ...details,
    stateName: sectionLanguages[language].placeholders.stateName(details.state),
    policy,
    mode: config.mode,
    isOpen,
    publicUrl: config.publicUrl,
    chatUrl: config.chatUrl,
    map: config.map,
    colourUrl: config.colourUrl,
    paymentMethods: payments.map(({ method }) => method),
    hasMobileCodes: findCodeChannel(config) !== undefined,
    hasGoogle: config.google !== undefined,
    hasGuestShopping: settings.guests.isOn ?? false,
    hasOfflineUse: settings.offline.isOn ?? OFFLINE_BY_DEFAULT,
    colours,
    accent,
    ...brandOfPages(
      { name, tagline, background: colours.header, accent, logo },
      themeLogo(config.extensions),
    ),
    ...footerRecords(footer.stored, options),
    footer: footer.visible(options),
    hello: greeting?.texts.hello ?? '',
    announcement: announcement?.texts.line ?? '',
    ...(untranslated.length > 0 && { untranslated }),
  };
}

function sectionOf(sections: PageSection[], key: string): PageSection | undefined {
  return sections.find((section) => section.key === key);
}
