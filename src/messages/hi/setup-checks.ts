import type { Messages } from '../en/en.ts';
import { plural } from './plural.ts';

type Check = Parameters<Messages['setupChecks']['title']>[0];

const titles: Record<Check, string> = {
  database: 'डेटाबेस',
  uploads: 'फ़ोटो सेव हो सकती हैं',
  mail: 'ईमेल भेजे जाते हैं',
  'mail-domain': 'ईमेल पर भरोसा किया जाता है',
  'public-url': 'दुकान का पता',
  certificate: 'पते की पट्टी में ताला',
  clock: 'घड़ी',
};

const meanings: Record<Check, string> = {
  database: 'कोई आपके उत्पाद देख या ऑर्डर नहीं कर सकता।',
  uploads: 'आप फ़ोटो नहीं जोड़ सकते, और ग्राहक अपनी समीक्षाओं में भी नहीं।',
  mail: 'ग्राहकों को न लॉगिन का OTP मिलता है, न ऑर्डर की पुष्टि।',
  'mail-domain': 'पुष्टि और OTP ग्राहकों के स्पैम फ़ोल्डर में जा सकते हैं।',
  'public-url': 'आपका पता डालने या दबाने वाले ग्राहक आपकी दुकान तक नहीं पहुँचते।',
  certificate: 'प्रमाणपत्र खत्म होने पर ब्राउज़र ग्राहकों को चेतावनी देते हैं और दुकान नहीं खोलते।',
  clock: 'ऑर्डर और बिल पर समय गलत होता है, और OTP बहुत जल्दी या देर से खत्म होते हैं।',
};

const advice: Record<Check, string> = {
  database: 'अपना सर्वर चलाने वाले से डेटाबेस शुरू करने को कहें।',
  uploads: 'अपना सर्वर चलाने वाले से पूछें: डिस्क भर गई होगी, या दुकान अपने फ़ोल्डर में लिख नहीं सकती।',
  mail: 'ईमेल सेवा से मेल सर्वर, यूज़र नाम और पासवर्ड फिर से कॉपी करें, सेव करें और फिर से जाँचें।',
  'mail-domain':
    'आपकी ईमेल सेवा SPF, DKIM और DMARC की प्रविष्टियाँ दिखाती है। उन्हें वहाँ जोड़ें जहाँ आप अपना डोमेन सँभालते हैं; कुछ घंटों में वे काम करती हैं।',
  'public-url': 'डोमेन वाली कंपनी के यहाँ देखें कि वह आपके सर्वर पर जाता है। जाता हो, तो सर्वर चलाने वाले से पूछें।',
  certificate: 'यह अपने आप नया होना चाहिए। सर्वर चलाने वाले से इसे अभी नया करने को कहें।',
  clock: 'सर्वर चलाने वाले से समय मिलाने की सुविधा चालू करने को कहें।',
};

export const setupChecks: Messages['setupChecks'] = {
  title: (check) => titles[check],
  meaning: (check) => meanings[check],
  advice: (check) => advice[check],
  providerKeys: (provider) => `${provider} की कुंजियाँ`,
  providerKeysMeaning: 'ग्राहक इस तरीके से भुगतान नहीं कर सकते।',
  providerKeysAdvice: 'कुंजियाँ फिर से कॉपी करके सहेजें, और दोबारा जाँचें।',
  providerCalls: (provider) => `${provider} खबर देता है`,
  providerCallsMeaning: 'अगर ग्राहक भुगतान के तुरंत बाद पेज बंद कर दे, तो ऑर्डर का भुगतान कुछ मिनट बाद ही दिखता है।',
  providerCallsAdvice: 'इस चरण के पते के साथ उनकी साइट पर एक webhook जोड़ें।',
  notChecked: 'अभी जाँचा नहीं गया। जाँचने का बटन दबाएँ।',
  keysMissing: 'कुंजियाँ नहीं हैं।',
  webhookSecretMissing: 'webhook secret नहीं है।',
  mailServerMissing: 'मेल सर्वर नहीं है।',
  proxyHops: 'आने वालों के पते',
  proxyHopsMeaning: 'कोई एक बहुत सारे गलत पासवर्ड या ऑर्डर करे, तो बाकी सब भी रुक सकते हैं।',
  proxyHopsAdvice: 'सर्वर चलाने वाले से TRUST_PROXY_HOPS को दुकान के आगे की प्रॉक्सी की संख्या पर सेट करने को कहें।',
  visitorsAlike: 'दुकान आने वालों को अलग-अलग नहीं पहचान सकती।',
  visitorsMaybeAlike: 'हो सकता है कि दुकान आने वालों को अलग-अलग न पहचाने।',
  visitorsDirect: 'आने वाले दुकान तक सीधे पहुँचते हैं।',
  privateAddress: 'आपका अपना पता किसी निजी नेटवर्क का लगता है।',
  visitorsKnown: 'दुकान आने वालों के असली पते देखती है।',
  backup: 'बैकअप',
  backupMeaning: 'सर्वर खराब हुआ, तो पिछले बैकअप के बाद के ऑर्डर, ग्राहक और उत्पाद चले जाएँगे।',
  backupAdvice: 'सर्वर चलाने वाले से हर रात “npm run backup” चलाने को कहें।',
  noBackup: 'अभी तक कोई बैकअप नहीं हुआ।',
  backupHours: (hours) => `पिछला बैकअप ${hours} घंटे पहले हुआ था।`,
  backupDays: (days) => `पिछला बैकअप ${days} दिन पहले हुआ था।`,
  storedKeys: 'सेव की हुई कुंजियाँ',
  storedKeysMeaning: 'ग्राहक न भुगतान कर सकते हैं, न उन्हें ईमेल मिलते हैं।',
  storedKeysAdvice: 'कुंजियाँ फिर से डालें, या सर्वर चलाने वाले से सेटिंग की पुरानी कुंजी वापस लाने को कहें।',
  keysUnreadable: 'सेव की हुई कुंजियाँ अब पढ़ी नहीं जा सकतीं।',
  keysEncrypted: 'सेव की हुई कुंजियाँ सुरक्षित रूप से छिपाई गई हैं।',
  shopName: 'दुकान का नाम',
  legalName: 'कानूनी नाम',
  address: 'पता',
  phone: 'फ़ोन',
  email: 'ईमेल',
  state: 'राज्य',
  gst: 'GST रजिस्ट्रेशन',
  foodLicence: 'FSSAI नंबर',
  officer: 'शिकायत अधिकारी',
  officerEmail: 'शिकायत अधिकारी का ईमेल',
  officerPhone: 'शिकायत अधिकारी का फ़ोन',
  foods: 'खाद्य पदार्थ',
  noEmail: 'यह ईमेल पता नहीं है',
  withoutGst: 'GST में रजिस्टर नहीं',
  gstMissing: 'अभी भरा नहीं गया। इसे डालें, या बताएँ कि आप रजिस्टर नहीं हैं।',
  missing: 'अभी भरा नहीं गया।',
  foodsPublished: (count) =>
    plural(count, { one: `${count} उत्पाद प्रकाशित है`, other: `${count} उत्पाद प्रकाशित हैं` }),
  noFood: 'अभी कोई उत्पाद प्रकाशित नहीं है',
  farmMeaning: 'ग्राहक इसे साइट पर, ईमेल में और हर बिल पर पढ़ते हैं।',
  lawMeaning: 'खाना बेचने से पहले कानून के लिए यह ज़रूरी है।',
  foodsMeaning: 'ग्राहकों को खरीदने के लिए कुछ नहीं मिलता।',
  foodsAdvice: 'एक उत्पाद जोड़ें और प्रकाशित करें।',
  fillIn: 'इसे भरें।',
};
