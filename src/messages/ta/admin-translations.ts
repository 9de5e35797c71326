import type { Messages } from '../en/en.ts';

type Kind = Parameters<Messages['adminTranslations']['kind']>[0];

const headings: Readonly<Record<string, string>> = {
  texts: 'உரைகள்',
  name: 'பெயர்',
  title: 'தலைப்பு',
  tagline: 'கடையின் வாசகம்',
  designation: 'குறைதீர் அதிகாரியின் பதவி',
  description: 'விளக்கம்',
  cookTime: 'சமைக்கும் நேரம்',
  origins: 'விளைந்த இடங்கள்',
  instructions: 'செய்முறை',
  ingredients: 'சேர்க்கப்பட்டவை',
  specifications: 'விவரக்குறிப்புகள்',
  imageAlts: 'படங்களின் விளக்கங்கள்',
  categories: 'வகைகள்',
  tags: 'குறிச்சொற்கள்',
};

const lines: Readonly<Record<string, string>> = {
  origins: 'விளைந்த இடம்',
  instructions: 'படி',
  ingredients: 'மூலப்பொருள்',
  specifications: 'விவரக்குறிப்பு',
  imageAlts: 'படம்',
};

const parts: Readonly<Record<string, string>> = { quantity: 'அளவு', value: 'மதிப்பு' };

const kinds: Record<Kind, string> = {
  foods: 'உணவுப் பொருட்கள்',
  recipes: 'சமையல் குறிப்புகள்',
  shop: 'வாசகம், வகைகள், குறிச்சொற்கள்',
  pages: 'பக்கங்களின் உரைகள்',
};

export const adminTranslations: Messages['adminTranslations'] = {
  title: 'மொழிபெயர்ப்புகள்',
  thing: 'உரைகள்',
  things: 'மொழிபெயர்ப்புகள்',
  note: 'மொழிபெயர்ப்பு இல்லாதவை ஆங்கிலத்தில் தெரியும். எண்கள் விடுபட்ட உரைகளைக் காட்டும்.',
  kind: (kind) => kinds[kind],
  complete: 'முழுமை',
  missing: ({ missing, total }) => `${total}-இல் ${missing} விடுபட்டுள்ளது`,
  missingIn: ({ language, missing, total }) => `${language}: ${total}-இல் ${missing} விடுபட்டுள்ளது`,
  outdated: 'ஆங்கிலம் பிறகு மாறியது',
  isOutdated: 'ஆங்கில உரை பிறகு மாறியுள்ளது. மொழிபெயர்ப்பை இப்படியே வைக்க, சேமியுங்கள்.',
  showAll: (count) => `${count}-ஐயும் காட்டு`,
  goToTranslations: 'மொழிபெயர்ப்புகளுக்குச் செல்',
  languages: 'உரைகளின் மொழி',
  nothing: 'மொழிபெயர்க்க இன்னும் ஆங்கில உரை இல்லை.',
  save: 'சேமி',
  saved: (language) => `${language} சேமிக்கப்பட்டது.`,
  saveFailed: 'மொழிபெயர்ப்பைச் சேமிக்க முடியவில்லை. மீண்டும் முயலுங்கள்.',
  unsaved: 'இந்தப் பக்கத்தில் நீங்கள் எழுதியவை இன்னும் சேமிக்கப்படவில்லை.',
  heading: (field) => headings[field] ?? field,
  line: (field) => lines[field],
  part: (part) => parts[part] ?? part,
};
