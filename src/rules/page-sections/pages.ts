import { aboutPage } from './about.ts';
import { assistantPage } from './assistant.ts';
import { type RefundTexts, withRefundTexts } from './emails/with-refund-texts.ts';
import { emailsPage } from './emails.ts';
import { footerPage } from './footer.ts';
import { headerPage } from './header.ts';
import { homePage } from './home.ts';
import { privacyPolicyPage } from './policies/privacy-policy.ts';
import { refundPolicyPage } from './policies/refund-policy.ts';
import { shippingPolicyPage } from './policies/shipping-policy.ts';
import { termsOfServicePage } from './policies/terms-of-service.ts';
import type { PageDefinition, SectionDefinition } from './section-types.ts';

/** Every page whose texts are sections, by key. The key is stored in `page_versions`. */
export const pages = {
  home: homePage,
  about: aboutPage,
  footer: footerPage,
  header: headerPage,
  'privacy-policy': privacyPolicyPage,
  'shipping-policy': shippingPolicyPage,
  'refund-policy': refundPolicyPage,
  'terms-of-service': termsOfServicePage,
  assistant: assistantPage,
  emails: emailsPage,
} satisfies Record<string, PageDefinition>;

export type PageKey = keyof typeof pages;
export type Pages = Readonly<Record<PageKey, PageDefinition>>;

/** The pages with the home sections of extensions, and the e-mails with the refund texts of payment methods. */
export function pagesWith(
  homeSections: readonly SectionDefinition[],
  refundTexts: readonly RefundTexts[],
): Pages {
  const movable = homePage.sections.filter(({ isFixed }) => !isFixed);
  const fixed = homePage.sections.filter(({ isFixed }) => isFixed);
  const emails = withRefundTexts(emailsPage, refundTexts);
  return { ...pages, emails, home: { ...homePage, sections: [...movable, ...homeSections, ...fixed] } };
}

export const pageKeys = Object.keys(pages) as [PageKey, ...PageKey[]];

/** Pages that consist of their sections only. */
export const textPageKeys = [
  'privacy-policy',
  'shipping-policy',
  'refund-policy',
  'terms-of-service',
  'assistant',
] as const satisfies PageKey[];
