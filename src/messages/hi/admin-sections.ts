import type { Messages } from '../en/en.ts';

export const adminSections: Messages['adminSections'] = {
  sectionTwice: 'एक भाग दो बार है।',
  sectionMissing: 'यह भाग नहीं है।',
  sectionUnknown: 'ऐसा कोई भाग नहीं है।',
  alwaysShown: (title) => `${title}: इसे बंद नहीं किया जा सकता।`,
  noList: 'इस भाग में सूची नहीं है।',
  minItems: (min) => `कम से कम ${min}।`,
  maxItems: (max) => `ज़्यादा से ज़्यादा ${max}।`,
  notHideable: 'इसे छिपाया नहीं जा सकता।',
  fieldUnknown: 'अनजान फ़ील्ड।',
  required: (label) => `${label} ज़रूरी है`,
  maxCharacters: (max) => `ज़्यादा से ज़्यादा ${max} अक्षर`,
  oneLine: 'एक ही पंक्ति में लिखें',
  beginPathOrHttps: '/ या https:// से शुरू करें',
  chooseFromList: 'सूची में से एक चुनें',
  wrongLink: (link) => `${link}: लिंक /…, https://…, mailto:… या tel:… पर जाता है`,
  placeholderMissing: (name) => `टेक्स्ट में {${name}} रहने दें: उसे दुकान भरती है`,
  placeholderUnknown: ({ name, known }) => `{${name}} यहाँ नहीं चलता। आप ये इस्तेमाल कर सकते हैं: ${known}`,
};
