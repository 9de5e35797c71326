import type { Messages } from '../en/en.ts';

export const textPages: Messages['textPages'] = {
  onThisPage: 'इस पेज पर',
  formNeedsScript: 'इस फ़ॉर्म के लिए JavaScript ज़रूरी है',
  nothingSent: 'कुछ नहीं भेजा गया। अपने ब्राउज़र में JavaScript चालू करें और फ़ॉर्म फिर से भरें।',
  backToForm: 'फ़ॉर्म पर वापस जाएँ',
};
