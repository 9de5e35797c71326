import type { Messages } from '../en/en.ts';

type Subject = Parameters<Messages['adminAudit']['subject']>[0];

const subjects: Record<Subject, string> = {
  '': 'सब कुछ',
  order: 'ऑर्डर',
  food: 'खाद्य पदार्थ',
  user: 'यूज़र',
  coupon: 'कूपन',
  recipe: 'रेसिपी',
  review: 'समीक्षाएँ',
  message: 'संदेश',
  content: 'सामग्री',
  colours: 'रंग',
  'search word': 'खोज के शब्द',
  settings: 'सेटिंग',
  delivery: 'डिलीवरी',
  problem: 'भुगतान',
  'api key': 'API कुंजियाँ',
};

export const adminAudit: Messages['adminAudit'] = {
  title: 'गतिविधि लॉग',
  things: 'बदलाव',
  none: 'अभी तक कुछ नहीं बदला गया।',
  search: 'किसने और क्या, खोजें',
  about: 'किस बारे में',
  subject: (subject) => subjects[subject],
  when: 'कब',
  who: 'किसने',
  what: 'क्या',
  changes: 'बदलाव',
  deletedAccount: 'मिटाया हुआ खाता',
  empty: 'खाली',
};
