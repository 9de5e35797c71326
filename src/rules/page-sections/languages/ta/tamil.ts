import type { SectionLanguage } from '../section-language.ts';
import { about } from './about.ts';
import { assistant } from './assistant.ts';
import { emails } from './emails.ts';
import { footer } from './footer.ts';
import { home } from './home.ts';
import { placeholderTexts } from './placeholder-texts.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { refundPolicy } from './refund-policy.ts';
import { shippingPolicy } from './shipping-policy.ts';
import { termsOfService } from './terms-of-service.ts';

export const tamil: SectionLanguage = {
  placeholders: placeholderTexts,
  defaults: {
    home,
    about,
    emails,
    assistant,
    footer,
    'privacy-policy': privacyPolicy,
    'shipping-policy': shippingPolicy,
    'refund-policy': refundPolicy,
    'terms-of-service': termsOfService,
  },
};
