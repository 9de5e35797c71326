import type { RequestKind } from '../en/admin-emails.ts';
import type { Messages } from '../en/en.ts';

const requests: Record<RequestKind, string> = {
  cancel: 'रद्द करने को कहा है',
  return: 'वापस करने को कहा है',
  exchange: 'बदलने को कहा है',
  damage: 'टूट-फूट बताई है',
};

export const adminEmails: Messages['adminEmails'] = {
  newPaidOrder: ({ number, total }) => `नया ऑर्डर ${number}, भुगतान हो गया: ${total}`,
  hasPaid: ({ name, number }) => `${name} ने ऑर्डर ${number} का भुगतान कर दिया है।`,
  paid: 'भुगतान',
  paymentId: 'भुगतान नंबर',
  email: 'ईमेल',
  phone: 'फ़ोन',
  openOrder: 'ऑर्डर खोलें',
  cancelledSubject: (number) => `ऑर्डर ${number} ग्राहक ने रद्द कर दिया: इसे न भेजें`,
  hasCancelled: ({ name, number }) => `${name} ने ऑर्डर ${number} रद्द कर दिया है।`,
  cancelledPaid: (amount) => `इसका भुगतान हो चुका था। ${amount} अपने आप ग्राहक को वापस जा रहा है।`,
  cancelledUnpaid: 'इसका भुगतान नहीं हुआ था।',
  onSaleAgain: 'इसके लिए रखा सामान फिर से बिक्री में है।',
  requestSubject: ({ number, kind }) => `ऑर्डर #${number}: ग्राहक ने ${requests[kind]}`,
  customerAsks: 'एक ग्राहक पूछते हैं:',
  answer: 'जवाब दें',
  messageSubject: (subject) => `संदेश: ${subject}`,
  hasWritten: (name) => `${name} ने दुकान को लिखा है:`,
  replyToThis: 'उन्हें लिखने के लिए इसी ईमेल का जवाब दें।',
  issueSubject: ({ title }) => `एक भुगतान आपको देखना है: ${title}`,
  lookAtPayment: 'किसी को यह भुगतान देख लेना चाहिए।',
  about: 'किस बारे में',
  sizesLow: (count) => `${count} साइज़ कम हैं या खत्म हो गए`,
  lookAtStock: 'कृपया अपना स्टॉक देख लें।',
  notifiedOnce:
    'हर साइज़ के बारे में, जब तक आप उसे भर न दें, एक ही बार बताते हैं। जो बिना भुगतान वाले ऑर्डरों के लिए रखा है, वह भुगतान न आने पर अपने आप लौट आता है।',
  left: (stock) => (stock === 0 ? 'खत्म' : `सिर्फ़ ${stock} बचे`),
  held: (held) => `; ${held} और बिना भुगतान वाले ऑर्डरों के लिए रखे हैं`,
  webhookDisabledSubject: (host) => `${host} को वेबहुक भेजना बंद है`,
  webhookDisabled: 'एक पते पर अब वेबहुक नहीं जाते।',
  webhookDisabledNote:
    'वह लंबे समय तक नहीं चला, या उसने कहा कि अब वह नहीं है, इसलिए दुकान ने कोशिश बंद कर दी। जब तक आप चालू नहीं करते, नई घटनाएँ नहीं भेजी जाएँगी। जो नहीं पहुँचीं, वे 30 दिन रखी जाती हैं और तब भेजी जाती हैं।',
  endpoint: 'पता',
  lastError: 'आखिरी गड़बड़ी',
  openEndpoint: 'पता खोलें',
  openFoods: 'उत्पाद खोलें',
  changedBy: 'किसने बदला',
  accountGone: 'एक खाता जो अब नहीं है',
  changedFor: 'किसके लिए',
  isAdmin: 'एडमिन',
  isBlocked: 'ब्लॉक',
  noToYes: 'नहीं → हाँ',
  yesToNo: 'हाँ → नहीं',
  nowAdmin: (name) => `${name} अब एडमिन हैं`,
  noLongerAdmin: (name) => `${name} अब एडमिन नहीं हैं`,
  canDoEverything: ({ name, email }) => `${name} (${email}) अब दुकान में वह सब कर सकते हैं जो एक एडमिन कर सकता है।`,
  rightsTaken: ({ name, email }) => `${name} (${email}) के एडमिन अधिकार हटा दिए गए।`,
  rightsNotAgreed:
    'अगर यह आपस में तय नहीं था, तो लॉग इन करके “उपयोगकर्ता” में अधिकार वापस लें, और हर एडमिन नया पासवर्ड रखे।',
  role: 'भूमिका',
  noRole: 'कोई नहीं',
  roleSubject: ({ name, role }) => `${name}: अब दुकान के ${role}`,
  noRoleSubject: (name) => `${name} अब दुकान में काम नहीं करते`,
  roleTaken: ({ name, email }) => `${name} (${email}) अब एडमिन पेज नहीं खोल सकते।`,
  newDeviceSubject: 'आपके खाते में नए डिवाइस से लॉग इन हुआ',
  newDevice: 'किसी ने आपके खाते में ऐसे ब्राउज़र से लॉग इन किया जो पहले कभी इस्तेमाल नहीं हुआ था।',
  newDeviceNotYou:
    'क्या यह आप थे? तो कुछ नहीं करना है। नहीं तो अभी नया पासवर्ड रखें: इससे बाकी सभी डिवाइस लॉग आउट हो जाएँगे।',
  device: 'डिवाइस',
  address: 'नेटवर्क पता',
  failuresSubject: (name) => `कोई ${name} के नाम से लॉग इन करने की कोशिश कर रहा है`,
  failures: ({ name, email, failures }) =>
    `एक घंटे में ${name} (${email}) के ${failures} लॉग इन नाकाम रहे। इस तरह कोई अंदर नहीं आया।`,
  failuresNote: 'दुकान ऐसी कोशिशों को खुद धीमा कर देती है। सबसे अच्छा बचाव है लंबा पासवर्ड, जो कहीं और इस्तेमाल न हो।',
  openSecurityLog: 'सुरक्षा लॉग खोलें',
  inviteSubject: (shop) => `${shop} चलाने में मदद के लिए आपको निमंत्रण`,
  inviteText: ({ inviter, shop, role }) =>
    `${inviter} आपको ${shop} दुकान में काम करने के लिए बुला रहे हैं। आपकी भूमिका: ${role}।`,
  inviteLink: 'निमंत्रण स्वीकार करें',
  inviteEnding: (days) =>
    `लिंक ${days} दिन चलेगा, और सिर्फ़ इसी ईमेल के साथ। अगर आपको इसकी जानकारी नहीं है, तो कुछ न करें।`,
  blockedSubject: (name) => `एडमिन ${name} को ब्लॉक किया गया`,
  unblockedSubject: (name) => `एडमिन ${name} का ब्लॉक हटा दिया गया`,
  cannotLogIn: ({ name, email }) =>
    `एडमिन ${name} (${email}) को हर जगह से लॉग आउट कर दिया गया और वे अब लॉग इन नहीं कर सकते।`,
  canLogIn: ({ name, email }) => `एडमिन ${name} (${email}) फिर से लॉग इन कर सकते हैं।`,
  blockNotAgreed:
    'अगर यह आपस में तय नहीं था, तो जो एडमिन लॉग इन कर सकता है वह “उपयोगकर्ता” में इसे वापस बदले, और हर एडमिन नया पासवर्ड रखे।',
  factorsResetSubject: (name) => `${name} का दूसरा कदम रीसेट किया गया`,
  factorsReset: (name) =>
    `दुकान के एक मालिक ने ${name} की सभी पासकी, ऑथेंटिकेटर ऐप और रिकवरी कोड हटा दिए, और सभी डिवाइस लॉग आउट कर दिए।`,
  factorsResetNext:
    'अगले लॉगिन में सिर्फ़ पासवर्ड या ईमेल पर आया कोड लगेगा। नया दूसरा कदम “लॉगिन और सुरक्षा” में सेट किया जा सकता है।',
  factorsResetNotAgreed:
    'अगर यह किसी ने नहीं माँगा था, तो अभी नया पासवर्ड रखें और दुकान के मालिक को बताएँ: हो सकता है कोई खाते में घुसने की कोशिश कर रहा हो।',
  testSubject: 'आपकी दुकान का टेस्ट ईमेल',
  testText: 'आपकी दुकान ईमेल भेज सकती है। यह टेस्ट आपने सेट-अप पेज पर माँगा था।',
  testEnding: 'आपको कुछ करने की ज़रूरत नहीं है।',
  openIssues: 'भुगतान खोलें',
};
