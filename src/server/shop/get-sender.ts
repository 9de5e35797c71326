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
  const translated = new Map<Language, PageSection[]>();
  return {
    shopName: name,
    shopEmail: email,
    mailFrom: config.mailFrom ?? email,
    shopUrl: config.publicUrl,
    policy,
    textsIn: (language) => {
      const texts =
        translated.get(language) ??
        emails.visible({
          language,
          values: placeholderValues(
            { ...details, policy, payments: offeredPayments(config, language) },
            language,
          ),
        });
      translated.set(language, texts);
      return texts;
    },
    ...emailHeader(brand, config.publicUrl),
  };
}
