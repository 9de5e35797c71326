import type { Messages } from '../en/en.ts';

/** Undefined: the clock of the database. */
const clockOf = (provider: string | undefined) => provider ?? 'डेटाबेस';

export const checkResults: Messages['checkResults'] = {
  tooLong: 'इसमें बहुत समय लगा, इसलिए जाँच नहीं हो पाई।',
  databaseResponds: 'डेटाबेस चल रहा है।',
  fileChanged: 'सेव की हुई फ़ाइल बदलकर लौटी।',
  fileSaved: 'एक फ़ाइल सेव करके, पढ़कर, हटाकर देखी।',
  filesNotSaved: 'फ़ाइलें सेव नहीं हो पा रहीं।',
  shopUnreachable: (url) => `${url} पर आपकी दुकान नहीं मिली।`,
  otherWebsite: (url) => `${url} पर कोई और वेबसाइट है।`,
  leadsHere: (url) => `${url} इसी दुकान पर आता है।`,
  clockAgrees: (others) => `घड़ी ${others.map(clockOf).join(' और ')} से मिलती है।`,
  clockDiffers: ({ from, seconds }) => `घड़ी में ${clockOf(from)} से ${seconds} सेकंड का फ़र्क है।`,
  noCertificate: 'पता http से शुरू होता है: कोई प्रमाणपत्र नया नहीं करना है।',
  certificateUnreadable: 'आपके पते का प्रमाणपत्र पढ़ा नहीं जा सका।',
  certificateEnded: (day) => `आपके पते का प्रमाणपत्र ${day} को खत्म हो गया।`,
  certificateValid: ({ day, days }) => `आपके पते का प्रमाणपत्र ${day} तक, यानी ${days} दिन और चलेगा।`,
  noMailServer: 'मेल सर्वर नहीं दिया गया है।',
  noSender: 'भेजने के लिए दुकान का कोई ईमेल पता नहीं है।',
  mailAccepted: (address) => `मेल सर्वर ने ${address} के लिए ईमेल ले लिया। देख लें कि वह पहुँचा या नहीं।`,
  mailLogin: 'मेल सर्वर ने यूज़र नाम या पासवर्ड नहीं माना।',
  mailAddress: 'मेल सर्वर ने टेस्ट ईमेल भेजने वाले या पाने वाले को नहीं माना।',
  mailRejected: 'मेल सर्वर ने टेस्ट ईमेल नहीं लिया।',
  mailUnreachable: 'मेल सर्वर तक नहीं पहुँच पाए।',
  noMobile: 'जाँच का संदेश भेजने के लिए आपके अपने खाते में मोबाइल नंबर नहीं है।',
  smsAccepted: ({ provider, mobile }) =>
    `${provider} ने ${mobile} के लिए जाँच का संदेश ले लिया। देखें कि वह पहुँचा या नहीं।`,
  smsRejected: (provider) => `${provider} जाँच का संदेश नहीं लेता।`,
  codesAlmostUsed: ({ used, limit }) =>
    `24 घंटे के ${limit} कोड में से ${used} इस्तेमाल हो चुके हैं। शायद कोई अजनबी माँग रहा है।`,
  demoMail: 'डेमो दुकान बाहर कोई ईमेल नहीं भेजती।',
  entriesUnknown: (domain) => `${domain} की एंट्रियाँ देखी नहीं जा सकीं।`,
  domainVouches: (domain) => `${domain} दुकान के ईमेल की गवाही देता है।`,
  entriesMissing: (domain) => `${domain} पर SPF, DKIM और DMARC नहीं हैं।`,
  someEntriesMissing: ({ domain, present, missing }) =>
    `${domain} पर ${present.join(' और ')} है, ${missing.join(' और ')} नहीं है।`,
  unused: (provider) => `${provider} इस्तेमाल में नहीं है।`,
  keysSet: 'कुंजियाँ दी गई हैं।',
  keysAccepted: (provider) => `${provider} ने कुंजियाँ मान लीं।`,
  unreachable: (provider) => `${provider} तक नहीं पहुँच पाए।`,
  keysRejected: (provider) => `${provider} ने कुंजियाँ नहीं मानीं।`,
  webhookUntested: (provider) => `${provider} अपने कॉल खुद जाँचता है।`,
  webhookUnreachable: (provider) => `${provider} जिस पते पर बुलाता है, वहाँ नहीं पहुँच पाए।`,
  webhookOtherSecret: (provider) => `${provider} जिस पते पर बुलाता है, वहाँ का वेबहुक सीक्रेट अलग है।`,
  webhookElsewhere: (provider) => `${provider} जिस पते पर बुलाता है, वह इस दुकान का नहीं है।`,
  webhookCalled: ({ provider, day }) => `${provider} ने ${day} को बुलाया।`,
  webhookNotCalled: (provider) => `पता काम करता है, पर ${provider} ने अभी तक बुलाया नहीं है।`,
};
