import type { TranslatedDefaults } from '../../section-types.ts';

export const about: TranslatedDefaults = {
  film: { texts: { heading: '{name} के बारे में' } },
  story: {
    texts: {
      heading: 'हमारी कहानी',
      first:
        '{name} में आपका स्वागत है। यह हमारी अपनी दुकान है: आप यहाँ जो ऑर्डर करते हैं, वह हमसे सीधे आपकी रसोई में आता है।',
      text: 'जानना चाहते हैं कि कोई चीज़ कहाँ से आती है या कैसे बनती है? हमें लिखें।',
    },
  },
  certificates: { texts: { heading: 'प्रमाणपत्र' } },
  aims: {
    texts: {
      missionHeading: 'हमारा काम',
      mission: 'रोज़ की रसोई में अच्छा खाना, ऐसे दाम पर जो बनाने वालों के लिए भी सही हो।',
      visionHeading: 'हमारा सपना',
      vision: 'लोग जानें कि उनका खाना किस खेत से आता है।',
    },
  },
  values: {
    texts: { heading: 'हम क्या मानते हैं' },
    items: [
      { name: 'देखभाल', text: 'मिट्टी, पशु और लोग, हम सबका ख्याल रखते हैं।' },
      { name: 'इंसाफ़', text: 'आपके लिए भी और मेहनत करने वालों के लिए भी सही दाम।' },
      { name: 'खुलापन', text: 'पूछिए कि कोई चीज़ कैसे बनती है: हम बताएँगे।' },
    ],
  },
  logos: { texts: { heading: 'हम यहाँ भी मिलते हैं' } },
  process: { texts: { heading: 'हम कैसे काम करते हैं' } },
  shop: { texts: { heading: 'खुद चखकर देखें।', button: 'खरीदें' } },
  contact: { texts: { heading: 'संपर्क' } },
  meta: { texts: { description: '{name} के बारे में: हमारी कहानी, और हम तक कैसे पहुँचें।' } },
};
