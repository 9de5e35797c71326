import type { PaymentSetup } from '../../src/extension/payments.ts';
import type { Text } from '../../src/extension/text.ts';

export const setup: PaymentSetup = {
  note: {
    en: 'From the Razorpay dashboard in live mode: Account & Settings, API keys and Webhooks.',
    ta: 'Razorpay டாஷ்போர்டின் live mode-இலிருந்து: Account & Settings, API keys மற்றும் Webhooks.',
    hi: 'Razorpay डैशबोर्ड के live mode से: Account & Settings, API keys और Webhooks।',
  },
  meaning: {
    en: 'Customers cannot pay by UPI.',
    ta: 'வாடிக்கையாளர்கள் UPI மூலம் செலுத்த முடியாது.',
    hi: 'ग्राहक UPI से भुगतान नहीं कर सकते।',
  },
  advice: {
    en: 'In the Razorpay dashboard, switch to live mode, open Account & Settings, API keys, and copy the key id and the secret again.',
    ta: 'Razorpay டாஷ்போர்டில் live mode-க்கு மாறி, Account & Settings, API keys திறந்து, key id-ஐயும் secret-ஐயும் மீண்டும் நகலெடுங்கள்.',
    hi: 'Razorpay डैशबोर्ड में live mode चुनें, Account & Settings, API keys खोलें, और key id और secret फिर से कॉपी करें।',
  },
  webhookAdvice: {
    en: 'In the Razorpay dashboard, open Account & Settings, Webhooks, and add one with the address and the secret of this step.',
    ta: 'Razorpay டாஷ்போர்டில் Account & Settings, Webhooks திறந்து, இந்தப் படியில் உள்ள முகவரியும் secret-உம் கொண்டு ஒன்றைச் சேருங்கள்.',
    hi: 'Razorpay डैशबोर्ड में Account & Settings, Webhooks खोलें, और इस चरण के पते और secret के साथ एक जोड़ें।',
  },
};

export const keyTexts = {
  keyId: {
    label: { en: 'Key id', ta: 'சாவி ஐடி (Key id)', hi: 'कुंजी आईडी (Key id)' },
    hint: {
      en: 'Begins with rzp_live_',
      ta: 'rzp_live_ என்று தொடங்கும்',
      hi: 'rzp_live_ से शुरू होती है',
    },
  },
  keySecret: { label: { en: 'Key secret', ta: 'சாவி ரகசியம் (Key secret)', hi: 'गुप्त कुंजी (Key secret)' } },
  webhookSecret: {
    label: { en: 'Webhook secret', ta: 'Webhook ரகசியம்', hi: 'Webhook का गुप्त कोड' },
    hint: {
      en: 'At least 16 characters, the same here and in the dashboard. After a change the old one works for a day.',
      ta: 'குறைந்தது 16 எழுத்துகள்; இங்கும் டாஷ்போர்டிலும் ஒன்றாக இருக்க வேண்டும். மாற்றிய பிறகும் பழையது ஒரு நாள் வேலை செய்யும்.',
      hi: 'कम से कम 16 अक्षर, यहाँ और डैशबोर्ड में एक जैसा। बदलने के बाद पुराना एक दिन तक काम करता है।',
    },
  },
  accountId: { label: 'Razorpay account id' },
  apiUrl: { label: 'Razorpay API' },
  checkoutUrl: { label: 'Razorpay checkout script' },
} satisfies Record<string, { label: Text; hint?: Text }>;
