import type { Messages } from '../en/en.ts';
import { plural } from './plural.ts';

export const apiResults: Messages['apiResults'] = {
  loggedOut: 'வெளியேறிவிட்டீர்கள்',
  accountDeleted: 'உங்கள் கணக்கு நீக்கப்பட்டது.',
  orderDeleted: 'ஆர்டர் நீக்கப்பட்டது.',
  codeVerified: 'OTP சரிபார்த்தாயிற்று',
  passwordUpdated: 'பாஸ்வேர்டு மாற்றப்பட்டது',
  changedOften: (minutes) =>
    `உங்கள் கணக்கை அடிக்கடி மாற்றிவிட்டீர்கள். ${plural(minutes, { one: 'ஒரு நிமிடம்', other: `${minutes} நிமிடங்கள்` })} கழித்து மீண்டும் முயலுங்கள்.`,
  removed: 'நீக்கியாயிற்று.',
  replied: 'பதில் அனுப்பியாயிற்று.',
  done: 'முடிந்தது.',
  sent: 'அனுப்பப்படுகிறது.',
  triedAgain: 'மீண்டும் முயலப்படுகிறது.',
  discarded: 'கைவிடப்பட்டது.',
};
