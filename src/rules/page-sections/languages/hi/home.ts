import type { TranslatedDefaults } from '../../section-types.ts';

export const home: TranslatedDefaults = {
  hero: {
    texts: {
      heading: 'सीधे हमारे खेत से।',
      lead: '{name} का खाना, ध्यान से पैक करके आपके घर तक।',
      button: 'खरीदें',
      more: 'हमारे बारे में',
    },
  },
  offer: { texts: { label: 'आज का ऑफ़र', soon: 'जल्द ही', button: 'खरीदें' } },
  foods: { texts: { heading: 'हमारे खेत से ताज़ा' } },
  why: {
    texts: { heading: 'हमसे क्यों लें' },
    items: [
      {
        name: 'सीधे खेत से',
        text: 'आप सीधे हमसे लेते हैं: इस दुकान की हर चीज़ कहाँ से आती है, हमें पता है।',
      },
      { name: 'साफ़ दाम', text: 'भुगतान से पहले आप पूरी रकम देखते हैं, डिलीवरी और टैक्स के साथ।' },
      { name: 'कुछ भी पूछें', text: 'ऑर्डर से पहले या बाद में हमें लिखें। हमें मदद करके खुशी होगी।' },
    ],
  },
  oath: {
    texts: { heading: 'हमारा वादा' },
    items: [
      { name: 'सच्चा लेबल', text: 'जो लिखा है, बस वही अंदर है।' },
      { name: 'सुरक्षित भुगतान', text: 'आपके कार्ड और बैंक की जानकारी हम तक कभी नहीं आती।' },
      { name: 'वादा निभाते हैं', text: 'कुछ टूटा-फूटा पहुँचे तो बताएँ, हम ठीक कर देंगे।' },
    ],
  },
  testimonials: { texts: { heading: 'हमारे ग्राहक क्या कहते हैं' } },
  recipes: { texts: { heading: 'रेसिपी' } },
  contact: { texts: { heading: 'हमसे संपर्क करें', lead: 'फ़ोन करें या लिखें। हमें मदद करके खुशी होगी।' } },
  videos: { texts: { heading: 'खेत से' } },
  meta: { texts: { description: '{tagline}' } },
};
