import type { Messages } from '../en/en.ts';

export const importResults: Messages['importResults'] = {
  tooManyCells:
    'इस लाइन में कॉलमों से ज़्यादा खाने हैं। जिस टेक्स्ट या दाम में अलग करने वाला निशान हो, उसे उद्धरण चिह्नों में लिखें',
  tooManySizes: 'एक उत्पाद में ज़्यादा से ज़्यादा 20 साइज़',
  idCharacters: 'id में छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न ही होते हैं',
  newNeedsName: (id) => `${id} नाम का कोई उत्पाद नहीं है, और नए को नाम चाहिए`,
  foodDeleted: (id) => `उत्पाद ${id} हटा दिया गया था। कोई और id लिखें`,
  idTaken: ({ id, name }) => `id ${id} “${name}” की है। इस उत्पाद की id लिखें`,
  linesDisagree: (line) => `इसी उत्पाद की लाइन ${line} में यहाँ कुछ और है`,
  sizeMissing: (column) => `लिखें कि यह ${column} किस साइज़ का है`,
  sizeTwice: (line) => `यह साइज़ लाइन ${line} में पहले से है`,
  newNeedsThis: 'नए उत्पाद को यह चाहिए',
  newNeedsSize: 'नए उत्पाद को दाम के साथ एक साइज़ चाहिए',
  newSizeNeedsPrice: 'नए साइज़ को दाम चाहिए',
  becomesDraft: 'ड्राफ़्ट बनेगा: HSN कोड या GST दर नहीं है',
  otherLine: (line) => `इसी उत्पाद की लाइन ${line} की वजह से नहीं जोड़ा`,
  invalid: 'यह सही नहीं है',
  notEmpty: 'यह खाली नहीं हो सकता',
  tooLong: (max) => `ज़्यादा से ज़्यादा ${max} अक्षर लिखें`,
  otherLength: ({ english, own }) => `अंग्रेज़ी सूची में ${english} हैं, इसमें ${own} हैं`,
  addressTooLong: 'पता बहुत लंबा है',
  stock: '0 से 10,00,000 तक पूरी संख्या लिखें, या unlimited',
  stockChanged: ({ exported, now }) =>
    `फ़ाइल बनाते समय स्टॉक ${exported} था और अब ${now} है। फिर से एक्सपोर्ट करें, या फिर भी बदलने के लिए stock_when_exported खाना खाली करें`,
  netQuantity: 'मात्रा इकाई के साथ लिखें, जैसे 500 ml या 1 kg',
  otherDescriptions: 'फ़ोटो के विवरण बदलेंगे',
  otherImages: ({ before, after }) => `${before} फ़ोटो → ${after} फ़ोटो`,
  empty: 'खाली',
  imageMissing: 'यह फ़ोटो नहीं है',
  notInZip: 'यह फ़ोटो ZIP फ़ाइल में नहीं है',
  addedMeanwhile: 'इसी समय किसी और ने इस id से एक उत्पाद जोड़ दिया',
};
