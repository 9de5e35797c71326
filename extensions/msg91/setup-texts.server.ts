import type { ChannelSetup } from '../../src/extension/message-channels.ts';
import type { Text } from '../../src/extension/text.ts';

export const setup: ChannelSetup = {
  note: {
    en: 'With these, visitors log in by mobile number. Register your shop, a header and the texts on a DLT portal first, then add them as templates in the MSG91 dashboard.',
    ta: 'இவை இருந்தால் வருபவர்கள் மொபைல் எண்ணால் உள்நுழையலாம். முதலில் உங்கள் கடை, ஹெடர், உரைகளை DLT தளத்தில் பதிவு செய்து, பிறகு MSG91 டாஷ்போர்டில் டெம்ப்ளேட்டுகளாகச் சேருங்கள்.',
    hi: 'इनसे लोग मोबाइल नंबर से लॉगिन कर सकते हैं। पहले DLT पोर्टल पर अपनी दुकान, हेडर और संदेश दर्ज कराएँ, फिर उन्हें MSG91 डैशबोर्ड में टेम्पलेट के रूप में जोड़ें।',
  },
  advice: {
    en: 'In the MSG91 dashboard, compare the auth key and the template id, and see whether there is credit left and IP security is off or lists this server.',
    ta: 'MSG91 டாஷ்போர்டில் auth key-ஐயும் டெம்ப்ளேட் ஐடியையும் ஒப்பிடுங்கள்; இருப்புத் தொகை உள்ளதா, IP security அணைந்திருக்கிறதா அல்லது இந்த சர்வர் அதில் உள்ளதா என்று பாருங்கள்.',
    hi: 'MSG91 डैशबोर्ड में auth key और टेम्पलेट आईडी मिलाएँ; देखें कि बैलेंस बचा है और IP security बंद है या उसमें यह सर्वर दर्ज है।',
  },
};

export const keyTexts = {
  authKey: { label: { en: 'Auth key', ta: 'Auth key சாவி', hi: 'Auth key कुंजी' } },
  codeTemplate: {
    label: {
      en: 'Template of the login code',
      ta: 'உள்நுழைவுக் குறியீட்டின் டெம்ப்ளேட்',
      hi: 'लॉगिन कोड का टेम्पलेट',
    },
    hint: {
      en: 'Its id at MSG91. VAR1 is the code.',
      ta: 'MSG91-இல் அதன் ஐடி. VAR1 என்பது குறியீடு.',
      hi: 'MSG91 पर उसकी आईडी। VAR1 कोड है।',
    },
  },
  templates: {
    label: { en: 'Other templates', ta: 'மற்ற டெம்ப்ளேட்டுகள்', hi: 'बाक़ी टेम्पलेट' },
    hint: {
      en: 'Optional: messages about orders, and other languages, as in order-shipped=65f1, code.ta=65f2. VAR1 is the name, VAR2 the order number, VAR3 its page.',
      ta: 'விரும்பினால்: ஆர்டர் பற்றிய செய்திகளும் பிற மொழிகளும், order-shipped=65f1, code.ta=65f2 என்பது போல. VAR1 பெயர், VAR2 ஆர்டர் எண், VAR3 அதன் பக்கம்.',
      hi: 'वैकल्पिक: ऑर्डर के संदेश और दूसरी भाषाएँ, जैसे order-shipped=65f1, code.ta=65f2। VAR1 नाम है, VAR2 ऑर्डर नंबर, VAR3 उसका पेज।',
    },
  },
  webhookToken: {
    label: { en: 'Webhook token', ta: 'Webhook token சொல்', hi: 'Webhook token शब्द' },
    hint: {
      en: 'Optional, for delivery reports: your own text of at least 16 characters. At MSG91, add a webhook “On Report Received” with the address below, and the line "token": "your text" in its body.',
      ta: 'விரும்பினால், டெலிவரி அறிக்கைகளுக்கு: குறைந்தது 16 எழுத்துகள் உள்ள உங்கள் சொல். MSG91-இல் கீழே உள்ள முகவரியுடன் “On Report Received” webhook-ஐச் சேர்த்து, அதன் body-இல் "token": "உங்கள் சொல்" என்ற வரியைச் சேருங்கள்.',
      hi: 'वैकल्पिक, डिलीवरी रिपोर्ट के लिए: कम से कम 16 अक्षरों का आपका अपना शब्द। MSG91 पर नीचे के पते के साथ “On Report Received” webhook जोड़ें, और उसकी body में "token": "आपका शब्द" लिखें।',
    },
  },
  apiUrl: { label: 'MSG91 API' },
} satisfies Record<string, { label: Text; hint?: Text }>;
