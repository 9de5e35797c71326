import type { Messages } from '../en/en.ts';

const kinds = {
  'sign-in': 'लॉग इन किया',
  'new-device': 'नए डिवाइस पर लॉग इन किया',
  'sign-in-failed': 'लॉग इन नाकाम',
  'password-reset': 'पासवर्ड रीसेट हुआ',
  'password-changed': 'पासवर्ड बदला',
  'email-changed': 'ईमेल बदला',
  rights: 'भूमिका बदली',
  blocked: 'ब्लॉक किया गया',
  unblocked: 'ब्लॉक हटाया गया',
  'staff-invited': 'स्टाफ को बुलाया',
  'device-signed-out': 'डिवाइस लॉग आउट किया',
  'api-key-created': 'API कुंजी बनाई',
  'api-key-revoked': 'API कुंजी रद्द की',
  'provider-keys': 'सेवाओं की कुंजियाँ बदलीं',
  export: 'डेटा डाउनलोड किया',
  'failures-reported': 'नाकाम लॉग इन की ख़बर मालिकों को दी',
};

export const adminSecurity: Messages['adminSecurity'] = {
  title: 'सुरक्षा लॉग',
  intro: 'पिछले 180 दिनों के लॉग इन, अधिकार, कुंजियाँ और डाउनलोड।',
  things: 'एंट्री',
  none: 'अभी कुछ दर्ज नहीं हुआ।',
  search: 'नाम, ईमेल या नेटवर्क पता खोजें',
  kindLabel: 'क्या',
  all: 'सब कुछ',
  kind: (kind) => kinds[kind],
  when: 'कब',
  account: 'खाता',
  noAccount: 'ऐसा कोई खाता नहीं',
  by: (name) => `${name} ने किया`,
  where: 'कहाँ से',
};
