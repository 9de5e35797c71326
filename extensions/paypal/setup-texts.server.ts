import type { PaymentError, PaymentSetup } from '../../src/extension/payments.ts';
import type { Text } from '../../src/extension/text.ts';

export const setup: PaymentSetup = {
  note: {
    en: 'For customers who pay from other countries.',
    ta: 'வெளிநாட்டிலிருந்து பணம் செலுத்துபவர்களுக்கு.',
    hi: 'दूसरे देशों से भुगतान करने वाले ग्राहकों के लिए।',
  },
  meaning: {
    en: 'Customers in other countries cannot pay.',
    ta: 'வெளிநாட்டு வாடிக்கையாளர்கள் பணம் செலுத்த முடியாது.',
    hi: 'दूसरे देशों के ग्राहक भुगतान नहीं कर सकते।',
  },
  advice: {
    en: 'Copy client id and secret again from the PayPal dashboard, or delete them if you do not use PayPal.',
    ta: 'PayPal டாஷ்போர்டிலிருந்து client id-ஐயும் secret-ஐயும் மீண்டும் நகலெடுங்கள்; PayPal வேண்டாமென்றால் அவற்றை நீக்குங்கள்.',
    hi: 'PayPal डैशबोर्ड से client id और secret फिर से कॉपी करें, या PayPal नहीं चाहिए तो उन्हें मिटाएँ।',
  },
};

export const keyTexts = {
  clientId: { label: { en: 'Client id', ta: 'கிளையன்ட் ஐடி (Client id)', hi: 'क्लाइंट आईडी (Client id)' } },
  clientSecret: {
    label: {
      en: 'Client secret',
      ta: 'கிளையன்ட் ரகசியம் (Client secret)',
      hi: 'क्लाइंट का गुप्त कोड (Client secret)',
    },
  },
  webhookId: { label: { en: 'Webhook id', ta: 'Webhook ஐடி', hi: 'Webhook आईडी' } },
  merchantId: { label: 'PayPal merchant id' },
  apiUrl: { label: 'PayPal API' },
  sdkUrl: { label: 'PayPal SDK' },
} satisfies Record<string, { label: Text }>;

export const errors = {
  'paypal-not-offered': {
    status: 409,
    message: {
      en: 'This shop does not take PayPal. Please pay by UPI.',
      ta: 'இந்தக் கடை PayPal ஏற்பதில்லை. UPI மூலம் செலுத்துங்கள்.',
      hi: 'यह दुकान PayPal नहीं लेती। UPI से भुगतान करें।',
    },
  },
} satisfies Record<string, PaymentError>;
