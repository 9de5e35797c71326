import type { Messages } from '../en/en.ts';

type Kind = Parameters<Messages['adminTranslations']['kind']>[0];

const headings: Readonly<Record<string, string>> = {
  texts: 'टेक्स्ट',
  name: 'नाम',
  title: 'शीर्षक',
  tagline: 'टैगलाइन',
  designation: 'शिकायत अधिकारी का पद',
  description: 'विवरण',
  cookTime: 'पकाने का समय',
  origins: 'कहाँ का',
  instructions: 'विधि',
  ingredients: 'सामग्री',
  specifications: 'विशेषताएँ',
  imageAlts: 'फ़ोटो के विवरण',
  categories: 'श्रेणियाँ',
  tags: 'टैग',
};

const lines: Readonly<Record<string, string>> = {
  origins: 'जगह',
  instructions: 'चरण',
  ingredients: 'सामग्री',
  specifications: 'विशेषता',
  imageAlts: 'फ़ोटो',
};

const parts: Readonly<Record<string, string>> = { quantity: 'मात्रा', value: 'मान' };

const kinds: Record<Kind, string> = {
  foods: 'खाद्य पदार्थ',
  recipes: 'रेसिपी',
  shop: 'टैगलाइन, श्रेणियाँ और टैग',
  pages: 'पेजों के टेक्स्ट',
};

export const adminTranslations: Messages['adminTranslations'] = {
  title: 'अनुवाद',
  thing: 'टेक्स्ट',
  things: 'अनुवाद',
  note: 'जिसका अनुवाद नहीं है, वह अंग्रेज़ी में दिखता है। संख्याएँ बाकी टेक्स्ट गिनती हैं।',
  kind: (kind) => kinds[kind],
  complete: 'पूरा',
  missing: ({ missing, total }) => `${total} में से ${missing} बाकी`,
  missingIn: ({ language, missing, total }) => `${language}: ${total} में से ${missing} बाकी`,
  outdated: 'अंग्रेज़ी बाद में बदली',
  isOutdated: 'अंग्रेज़ी टेक्स्ट बाद में बदला है। अनुवाद ऐसा ही रखना हो तो सेव करें।',
  showAll: (count) => `सभी ${count} दिखाएँ`,
  goToTranslations: 'अनुवाद पर जाएँ',
  languages: 'टेक्स्ट की भाषा',
  nothing: 'अनुवाद के लिए अभी कोई अंग्रेज़ी टेक्स्ट नहीं है।',
  save: 'सेव करें',
  saved: (language) => `${language} सेव हो गया।`,
  saveFailed: 'अनुवाद सेव नहीं हो पाया। फिर से कोशिश करें।',
  unsaved: 'इस पेज पर आपका लिखा अभी सेव नहीं हुआ है।',
  heading: (field) => headings[field] ?? field,
  line: (field) => lines[field],
  part: (part) => parts[part] ?? part,
};
