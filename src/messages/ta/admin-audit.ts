import type { Messages } from '../en/en.ts';

type Subject = Parameters<Messages['adminAudit']['subject']>[0];

const subjects: Record<Subject, string> = {
  '': 'அனைத்தும்',
  order: 'ஆர்டர்கள்',
  food: 'உணவுப் பொருட்கள்',
  user: 'பயனர்கள்',
  coupon: 'கூப்பன்கள்',
  recipe: 'சமையல் குறிப்புகள்',
  review: 'மதிப்புரைகள்',
  message: 'செய்திகள்',
  content: 'உள்ளடக்கம்',
  colours: 'நிறங்கள்',
  'search word': 'தேடல் சொற்கள்',
  settings: 'அமைப்புகள்',
  delivery: 'டெலிவரி',
  problem: 'பணம் செலுத்துதல்',
  'api key': 'API சாவிகள்',
};

export const adminAudit: Messages['adminAudit'] = {
  title: 'செயல் பதிவு',
  things: 'மாற்றங்கள்',
  none: 'இன்னும் எதுவும் மாற்றப்படவில்லை.',
  search: 'யார், என்ன என்று தேடு',
  about: 'எதைப் பற்றி',
  subject: (subject) => subjects[subject],
  when: 'எப்போது',
  who: 'யார்',
  what: 'என்ன',
  changes: 'மாற்றங்கள்',
  deletedAccount: 'நீக்கப்பட்ட கணக்கு',
  empty: 'காலி',
};
