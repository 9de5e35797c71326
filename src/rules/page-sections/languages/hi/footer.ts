import type { TranslatedDefaults } from '../../section-types.ts';

export const footer: TranslatedDefaults = {
  brand: { texts: { line: '{tagline}' } },
  shop: { texts: { heading: 'दुकान' } },
  policies: { texts: { heading: 'नीतियाँ' } },
  badges: { texts: { heading: 'प्रमाणपत्र' } },
  bottom: { texts: { line: 'डिलीवरी सिर्फ़ भारत में।' } },
};
