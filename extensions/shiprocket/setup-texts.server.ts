import type { Text } from '../../src/extension/text.ts';

export const setup = {
  note: {
    en: 'With these, you book parcels, print labels and request pickups here, and tracking comes by itself. In the Shiprocket panel create an API user (Settings > API > Configure) and add the address below as a webhook with the same token.',
    ta: 'இவை இருந்தால் பார்சல் பதிவு, லேபிள், பிக்அப் எல்லாம் இங்கேயே; டிராக்கிங் தானாக வரும். Shiprocket பேனலில் API user ஒன்றை உருவாக்கி (Settings > API > Configure), கீழுள்ள முகவரியை அதே டோக்கனுடன் webhook ஆகச் சேருங்கள்.',
    hi: 'इनसे आप यहीं पार्सल बुक करते हैं, लेबल छापते हैं और पिकअप बुलाते हैं; ट्रैकिंग अपने आप आती है। Shiprocket पैनल में API user बनाएँ (Settings > API > Configure) और नीचे दिया पता उसी टोकन के साथ webhook में जोड़ें।',
  },
  advice: {
    en: 'In the Shiprocket panel, compare e-mail and password of the API user (not of your own login) and the name of the pickup address.',
    ta: 'Shiprocket பேனலில் API user-இன் இமெயில், கடவுச்சொல் (உங்கள் சொந்த உள்நுழைவு அல்ல), பிக்அப் முகவரியின் பெயர் ஆகியவற்றை ஒப்பிடுங்கள்.',
    hi: 'Shiprocket पैनल में API user का ईमेल और पासवर्ड (आपका अपना लॉगिन नहीं) और पिकअप पते का नाम मिलाएँ।',
  },
} satisfies Record<string, Text>;

export const keyTexts = {
  email: {
    label: { en: 'E-mail of the API user', ta: 'API user-இன் இமெயில்', hi: 'API user का ईमेल' },
    hint: {
      en: 'Another address than that of your own login.',
      ta: 'உங்கள் சொந்த உள்நுழைவு முகவரி அல்லாத வேறு முகவரி.',
      hi: 'आपके अपने लॉगिन से अलग पता।',
    },
  },
  password: {
    label: { en: 'Password of the API user', ta: 'API user-இன் கடவுச்சொல்', hi: 'API user का पासवर्ड' },
  },
  webhookToken: {
    label: { en: 'Token of the webhook', ta: 'Webhook டோக்கன்', hi: 'Webhook का टोकन' },
    hint: {
      en: 'Choose one, at least 16 characters, and enter it at Shiprocket too (Settings > API > Webhooks).',
      ta: 'குறைந்தது 16 எழுத்துகள் கொண்ட ஒன்றைத் தேர்ந்து, Shiprocket-இலும் உள்ளிடுங்கள் (Settings > API > Webhooks).',
      hi: 'कम से कम 16 अक्षरों का एक चुनें और Shiprocket में भी डालें (Settings > API > Webhooks)।',
    },
  },
  pickupLocation: {
    label: { en: 'Name of the pickup address', ta: 'பிக்அப் முகவரியின் பெயர்', hi: 'पिकअप पते का नाम' },
    hint: {
      en: 'As at Shiprocket under Settings > Pickup addresses, such as Primary.',
      ta: 'Shiprocket-இல் Settings > Pickup addresses பகுதியில் உள்ளபடி, உதாரணமாக Primary.',
      hi: 'जैसा Shiprocket में Settings > Pickup addresses में है, जैसे Primary।',
    },
  },
  box: {
    label: { en: 'Usual box (cm)', ta: 'வழக்கமான பெட்டி (செமீ)', hi: 'सामान्य डिब्बा (सेमी)' },
    hint: {
      en: 'Optional: length x breadth x height, such as 25x20x15. The courier bills the larger of weight and size.',
      ta: 'விரும்பினால்: நீளம் x அகலம் x உயரம், 25x20x15 என்பது போல. எடை, அளவு இரண்டில் பெரியதற்குக் கூரியர் கட்டணம் வாங்கும்.',
      hi: 'वैकल्पिक: लंबाई x चौड़ाई x ऊँचाई, जैसे 25x20x15। कूरियर वज़न और आकार में से जो बड़ा हो, उसका पैसा लेता है।',
    },
  },
  packingGrams: {
    label: { en: 'Weight of the packing (g)', ta: 'பேக்கிங் எடை (கிராம்)', hi: 'पैकिंग का वज़न (ग्राम)' },
    hint: {
      en: 'Optional: added to the weight of the goods; 250 if empty.',
      ta: 'விரும்பினால்: பொருட்களின் எடையுடன் கூட்டப்படும்; காலியாக இருந்தால் 250.',
      hi: 'वैकल्पिक: सामान के वज़न में जुड़ता है; खाली हो तो 250।',
    },
  },
  apiUrl: { label: 'Shiprocket API' },
} satisfies Record<string, { label: Text; hint?: Text }>;
