import type { Messages } from '../en/en.ts';

const added = {
  passkey: 'आपके खाते में एक पासकी जोड़ी गई',
  app: 'आपके खाते में एक ऑथेंटिकेटर ऐप जोड़ा गया',
  'recovery-codes': 'आपके खाते के लिए नए रिकवरी कोड बने',
};
const removed = {
  passkey: 'आपके खाते से एक पासकी हटाई गई',
  app: 'आपके खाते से ऑथेंटिकेटर ऐप हटाया गया',
  'recovery-codes': 'आपके खाते के रिकवरी कोड हटाए गए',
};

export const factorEmails: Messages['factorEmails'] = {
  change: (factor, isAdded) => (isAdded ? added : removed)[factor],
  notYou:
    'क्या यह आप थे? तो कुछ नहीं करना है। नहीं तो अभी लॉगिन करें, "लॉगिन और सुरक्षा" में जो आपका नहीं है उसे हटाएँ और नया पासवर्ड रखें।',
  device: 'डिवाइस',
  address: 'नेटवर्क पता',
};
