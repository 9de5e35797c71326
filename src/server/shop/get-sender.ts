import { trackingLink } from '../../extension/tracking-link.ts';
import { courierLink, DEFAULT_COURIERS } from '../../rules/couriers.ts';
import type { Language } from '../../rules/languages.ts';
import { placeholderValues } from '../../rules/page-sections/placeholder-values.ts';
import type { PageSection } from '../../rules/page-sections/section-types.ts';
import type { Sender } from '../emails/email-layout.ts';
import { loadPage } from '../page-sections/get-page-sections.ts';
import { shopPages } from '../page-sections/shop-pages.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { emailHeader } from './look/email-logo.ts';
import { getBrand } from './look/get-brand.ts';
import { offeredPayments } from './payment-texts.ts';
import { findSavedSettings } from './shop.store.ts';
import { shopDetails } from './shop-details.ts';
import { withDefaults } from './shop-policy.ts';
import { openTrackingLinks } from './tracking-links.ts';

/** The sender of the shop's e-mails, with the policy and the owner's texts. */
export async function getSender(db: Db, config: Config): Promise<Sender> {
  const [saved, brand, emails] = await Promise.all([
    findSavedSettings(db),
    getBrand(db, config),
    loadPage(db, 'emails', shopPages(config).emails),
  ]);
  const details = shopDetails(config, saved.details);
  const policy = withDefaults(saved.policy);
  const { name, email } = details;
  const signTracking = saved.guests.isOn ? await openTrackingLinks(config) : undefined;
  const translated = new Map<Language, PageSection[]>();
  return {
    shopName: name,
    shopEmail: email,
    mailFrom: config.mailFrom ?? email,
    shopUrl: config.publicUrl,
    ...(signTracking && { signTracking }),
    policy,
    trackingLink: (parcel) =>
      courierLink(saved.couriers.list ?? DEFAULT_COURIERS, parcel) ?? trackingLink(config.extensions, parcel),
    textsIn: (language) => {
      const texts =
        translated.get(language) ??
        emails.visible({
          language,
          values: placeholderValues(
            { ...details, policy, payments: offeredPayments(config, saved.cash, language) },
            language,
          ),
        });
      translated.set(language, texts);
      return texts;
    },
    ...emailHeader(brand, config.publicUrl),
  };
}
