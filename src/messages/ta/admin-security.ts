import type { Messages } from '../en/en.ts';

const kinds = {
  'sign-in': 'உள்நுழைந்தார்',
  'new-device': 'புதிய சாதனத்தில் உள்நுழைந்தார்',
  'sign-in-failed': 'உள்நுழைவு தோற்றது',
  'password-reset': 'பாஸ்வேர்டு மீட்டமைக்கப்பட்டது',
  'password-changed': 'பாஸ்வேர்டு மாறியது',
  'email-changed': 'இமெயில் மாறியது',
  rights: 'பொறுப்பு மாறியது',
  blocked: 'தடுக்கப்பட்டார்',
  unblocked: 'தடை நீங்கியது',
  'staff-invited': 'பணியாளர் அழைக்கப்பட்டார்',
  'device-signed-out': 'சாதனம் வெளியேற்றப்பட்டது',
  'api-key-created': 'API சாவி உருவானது',
  'api-key-revoked': 'API சாவி ரத்தானது',
  'provider-keys': 'சேவை சாவிகள் மாறின',
  export: 'தரவு பதிவிறக்கப்பட்டது',
  'failures-reported': 'தோற்ற உள்நுழைவுகள் உரிமையாளருக்குச் சொல்லப்பட்டன',
};

export const adminSecurity: Messages['adminSecurity'] = {
  title: 'பாதுகாப்புப் பதிவு',
  intro: 'கடந்த 180 நாட்களின் உள்நுழைவுகள், உரிமைகள், சாவிகள், பதிவிறக்கங்கள்.',
  things: 'பதிவுகள்',
  none: 'இன்னும் எதுவும் பதிவாகவில்லை.',
  search: 'பெயர், இமெயில், நெட்வொர்க் முகவரியைத் தேடுக',
  kindLabel: 'என்ன',
  all: 'எல்லாம்',
  kind: (kind) => kinds[kind],
  when: 'எப்போது',
  account: 'கணக்கு',
  noAccount: 'அப்படி ஒரு கணக்கு இல்லை',
  by: (name) => `${name} செய்தார்`,
  where: 'எங்கிருந்து',
};
