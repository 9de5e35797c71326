import type { Messages } from '../en/en.ts';

export const adminFoodLaw: Messages['adminFoodLaw'] = {
  mrp: 'सभी कर सहित MRP: कीमत के साथ एक आकार जोड़ें',
  netQuantity: (sizes) => `शुद्ध मात्रा: ${sizes}`,
  aSize: 'एक आकार',
  origin: 'किस देश का है (“Country of origin” नाम का विवरण)',
  maker: 'बनाने या पैक करने वाला, पते के साथ (“Packed by” जैसा विवरण)',
  ingredients: 'सामग्री',
  bestBefore: 'इससे पहले उपयोग करें या कब तक चलेगा',
  oilWeight: 'तेल का वज़न (लीटर में बिकता है; “Net weight per litre” जैसा विवरण)',
  hsn: 'बिल के लिए HSN कोड',
  gstRate: 'बिल के लिए GST दर',
  licence: '14 अंकों का FSSAI लाइसेंस (दुकान की सेटिंग में)',
  consumerCare: 'ग्राहक सेवा: ईमेल और फ़ोन (दुकान की सेटिंग में)',
  absoluteClaim: 'टेक्स्ट में “100 %” लिखा है: FSSAI इसकी सलाह नहीं देता',
  organicClaim: 'टेक्स्ट में “organic” लिखा है: उसके लिए प्रमाणपत्र ज़रूरी है',
};
