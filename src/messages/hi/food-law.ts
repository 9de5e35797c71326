import type { Messages } from '../en/en.ts';

export const foodLaw: Messages['foodLaw'] = {
  price: 'सभी कर सहित MRP: कीमत के साथ एक आकार जोड़ें',
  net: (sizes) => `शुद्ध मात्रा: ${sizes}`,
  unnamedSize: 'एक आकार',
  origin: 'किस देश का है (“Country of origin” नाम की विशेषता)',
  packer: 'बनाने या पैक करने वाला, पते के साथ (“Packed by” जैसी विशेषता)',
  ingredients: 'सामग्री',
  shelfLifeDays: 'इससे पहले उपयोग करें या कब तक चलेगा',
  oilWeight: 'तेल का वज़न (लीटर में बिकता है; “Net weight per litre” जैसी विशेषता)',
  hsn: 'HSN कोड, बिल के लिए',
  gst: 'GST दर, बिल के लिए',
  licence: '14 अंकों का FSSAI लाइसेंस (दुकान की सेटिंग में)',
  contact: 'ग्राहक सहायता: ईमेल और फ़ोन (दुकान की सेटिंग में)',
  absoluteClaim: 'टेक्स्ट में “100 %” का दावा है: FSSAI इससे मना करता है',
  organicClaim: 'टेक्स्ट में “organic” लिखा है: इसके लिए प्रमाणपत्र चाहिए',
};
