import type { Messages } from '../en/en.ts';

export const contact: Messages['contact'] = {
  formNeedsScript: (email) => `इस फ़ॉर्म के लिए JavaScript ज़रूरी है। इसके बिना ${email} पर लिखें।`,
  name: 'नाम',
  subject: 'विषय',
  message: 'संदेश',
  website: 'वेबसाइट',
  send: 'संदेश भेजें',
  sending: 'भेजा जा रहा है...',
  sent: 'आपका संदेश भेज दिया गया!',
  failed: 'संदेश नहीं भेजा जा सका।',
  somethingWrong: 'कुछ गड़बड़ हो गई',
  required: (field) => `${field} ज़रूरी है`,
  tooLong: (field) => `${field}: अक्षर बहुत ज़्यादा हैं`,
  emailNotValid: 'ईमेल सही नहीं है',
};
