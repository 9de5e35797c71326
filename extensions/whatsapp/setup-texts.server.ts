import type { ChannelSetup } from '../../src/extension/message-channels.ts';
import type { Text } from '../../src/extension/text.ts';

export const setup: ChannelSetup = {
  note: {
    en: 'With these, customers who agree get WhatsApp messages about their orders. Create an app with WhatsApp at Meta for Developers, let your templates be approved in each language, and add the webhook below with the field “messages”.',
    ta: 'இவை இருந்தால் சம்மதித்த வாடிக்கையாளர்களுக்கு ஆர்டர் பற்றி வாட்ஸ்அப் செய்திகள் போகும். Meta for Developers-இல் WhatsApp உள்ள ஒரு செயலியை உருவாக்கி, ஒவ்வொரு மொழியிலும் டெம்ப்ளேட்டுகளுக்கு ஒப்புதல் பெற்று, கீழே உள்ள webhook-ஐ “messages” புலத்துடன் சேருங்கள்.',
    hi: 'इनसे सहमति देने वाले ग्राहकों को ऑर्डर के व्हाट्सऐप संदेश जाते हैं। Meta for Developers पर WhatsApp वाला ऐप बनाएँ, हर भाषा में टेम्पलेट मंज़ूर कराएँ, और नीचे का webhook “messages” फ़ील्ड के साथ जोड़ें।',
  },
  advice: {
    en: 'At Meta for Developers, compare token, phone number id and app secret, and see whether the templates are approved.',
    ta: 'Meta for Developers-இல் token, phone number id, app secret ஆகியவற்றை ஒப்பிட்டு, டெம்ப்ளேட்டுகளுக்கு ஒப்புதல் உள்ளதா என்று பாருங்கள்.',
    hi: 'Meta for Developers पर token, phone number id और app secret मिलाएँ, और देखें कि टेम्पलेट मंज़ूर हैं या नहीं।',
  },
};

export const keyTexts = {
  token: {
    label: { en: 'Access token', ta: 'Access token சாவி', hi: 'Access token कुंजी' },
    hint: {
      en: 'The permanent token of a system user.',
      ta: 'System user-இன் நிரந்தர token.',
      hi: 'System user का स्थायी token।',
    },
  },
  phoneNumberId: {
    label: { en: 'Phone number id', ta: 'Phone number id எண்', hi: 'Phone number id नंबर' },
  },
  appSecret: { label: { en: 'App secret', ta: 'App secret சாவி', hi: 'App secret कुंजी' } },
  verifyToken: {
    label: { en: 'Verify token', ta: 'Verify token சொல்', hi: 'Verify token शब्द' },
    hint: {
      en: 'Your own text of at least 16 characters; the same at the webhook.',
      ta: 'குறைந்தது 16 எழுத்துகள் உள்ள உங்கள் சொல்; webhook-இலும் அதே.',
      hi: 'कम से कम 16 अक्षरों का आपका अपना शब्द; webhook पर भी वही।',
    },
  },
  templates: {
    label: { en: 'Templates', ta: 'டெம்ப்ளேட்டுகள்', hi: 'टेम्पलेट' },
    hint: {
      en: 'As in order-shipped=order_shipped, order-paid=order_paid. {{1}} is the name, {{2}} the order number or the food, {{3}} the page.',
      ta: 'order-shipped=order_shipped, order-paid=order_paid என்பது போல. {{1}} பெயர், {{2}} ஆர்டர் எண் அல்லது பொருள், {{3}} பக்கம்.',
      hi: 'जैसे order-shipped=order_shipped, order-paid=order_paid। {{1}} नाम है, {{2}} ऑर्डर नंबर या उत्पाद, {{3}} पेज।',
    },
  },
  apiUrl: { label: 'WhatsApp API' },
} satisfies Record<string, { label: Text; hint?: Text }>;
