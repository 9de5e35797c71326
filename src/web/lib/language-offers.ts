import type { Language } from '../../rules/languages.ts';

/** These are read on a page in another language, so they are not among the messages. */
export const languageOffers: Readonly<Record<Language, { heading: string; note: string }>> = {
  en: { heading: 'Stay in English', note: '' },
  ta: { heading: 'தமிழில் பார்க்கவா?', note: 'உங்கள் போன் தமிழில் உள்ளது.' },
  hi: { heading: 'हिन्दी में देखें?', note: 'आपका फ़ोन हिन्दी में है।' },
};
