import type { Messages } from '../en/en.ts';

export const contact: Messages['contact'] = {
  formNeedsScript: (email) => `இந்தப் படிவத்துக்கு JavaScript தேவை. இல்லையென்றால் ${email} முகவரிக்கு எழுதுங்கள்.`,
  name: 'பெயர்',
  subject: 'பொருள்',
  message: 'செய்தி',
  website: 'இணையதளம்',
  send: 'செய்தி அனுப்பு',
  sending: 'அனுப்புகிறது...',
  sent: 'உங்கள் செய்தி அனுப்பப்பட்டது!',
  failed: 'செய்தியை அனுப்ப முடியவில்லை.',
  somethingWrong: 'ஏதோ தவறு நடந்தது',
  required: (field) => `${field} தேவை`,
  tooLong: (field) => `${field} மிக நீளமாக உள்ளது`,
  emailNotValid: 'இமெயில் சரியாக இல்லை',
};
