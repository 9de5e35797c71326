import type { Messages } from '../en/en.ts';

export const adminSections: Messages['adminSections'] = {
  sectionTwice: 'ஒரு பகுதி இரண்டு முறை உள்ளது.',
  sectionMissing: 'இந்தப் பகுதி இல்லை.',
  sectionUnknown: 'இப்படி ஒரு பகுதி இல்லை.',
  alwaysShown: (title) => `${title}: இதை மறைக்க முடியாது.`,
  noList: 'இந்தப் பகுதியில் பட்டியல் இல்லை.',
  minItems: (min) => `குறைந்தது ${min}.`,
  maxItems: (max) => `அதிகபட்சம் ${max}.`,
  notHideable: 'இதை மறைக்க முடியாது.',
  fieldUnknown: 'தெரியாத புலம்.',
  required: (label) => `${label} தேவை`,
  maxCharacters: (max) => `அதிகபட்சம் ${max} எழுத்துகள்`,
  oneLine: 'ஒரே வரியில் எழுதுங்கள்',
  beginPathOrHttps: '/ அல்லது https:// என்று தொடங்க வேண்டும்',
  chooseFromList: 'பட்டியலில் ஒன்றைத் தேர்ந்தெடுங்கள்',
  wrongLink: (link) => `${link}: இணைப்பு /…, https://…, mailto:… அல்லது tel:… ஆக இருக்க வேண்டும்`,
  placeholderMissing: (name) => `உரையில் {${name}} இருக்கட்டும்: அதைக் கடை நிரப்பும்`,
  placeholderUnknown: ({ name, known }) => `{${name}} இங்கே தெரியாது. இவற்றைப் பயன்படுத்தலாம்: ${known}`,
};
