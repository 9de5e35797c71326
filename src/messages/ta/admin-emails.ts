import type { RequestKind } from '../en/admin-emails.ts';
import type { Messages } from '../en/en.ts';

const requests: Record<RequestKind, string> = {
  cancel: 'ரத்து செய்யக் கேட்கிறார்',
  return: 'திருப்பி அனுப்பக் கேட்கிறார்',
  exchange: 'மாற்றித் தரக் கேட்கிறார்',
  damage: 'சேதம் என்று சொல்கிறார்',
};

export const adminEmails: Messages['adminEmails'] = {
  newPaidOrder: ({ number, total }) => `பணம் செலுத்திய புதிய ஆர்டர் ${number}: ${total}`,
  hasPaid: ({ name, number }) => `${name} ஆர்டர் ${number}-க்குப் பணம் செலுத்திவிட்டார்.`,
  paid: 'செலுத்தியது',
  paymentId: 'பணப் பரிவர்த்தனை எண்',
  email: 'இமெயில்',
  phone: 'போன்',
  openOrder: 'ஆர்டரைத் திற',
  cancelledSubject: (number) => `ஆர்டர் ${number}-ஐ வாடிக்கையாளர் ரத்து செய்தார்: அனுப்ப வேண்டாம்`,
  hasCancelled: ({ name, number }) => `${name} ஆர்டர் ${number}-ஐ ரத்து செய்துவிட்டார்.`,
  cancelledPaid: (amount) => `இதற்குப் பணம் செலுத்தியிருந்தார். ${amount} தானாகவே வாடிக்கையாளருக்குத் திரும்பச் செல்கிறது.`,
  cancelledUnpaid: 'இதற்குப் பணம் செலுத்தவில்லை.',
  onSaleAgain: 'இதற்காக வைத்திருந்த பொருட்கள் மீண்டும் விற்பனைக்கு வந்துவிட்டன.',
  requestSubject: ({ number, kind }) => `ஆர்டர் #${number}: வாடிக்கையாளர் ${requests[kind]}`,
  customerAsks: 'ஒரு வாடிக்கையாளர் கேட்கிறார்:',
  answer: 'பதில் சொல்',
  messageSubject: (subject) => `செய்தி: ${subject}`,
  hasWritten: (name) => `${name} கடைக்கு எழுதியது:`,
  replyToThis: 'அவருக்குப் பதில் எழுத, இந்த இமெயிலுக்கே பதில் அனுப்புங்கள்.',
  issueSubject: ({ title }) => `பணம் தொடர்பாக நீங்கள் பார்க்க வேண்டும்: ${title}`,
  lookAtPayment: 'இந்தப் பணப் பரிவர்த்தனையை யாராவது பார்க்க வேண்டும்.',
  about: 'எதைப் பற்றி',
  sizesLow: (count) => `${count} அளவுகள் குறைவாக உள்ளன அல்லது தீர்ந்துவிட்டன`,
  lookAtStock: 'உங்கள் இருப்பைப் பாருங்கள்.',
  notifiedOnce:
    'ஒவ்வோர் அளவைப் பற்றியும், நீங்கள் நிரப்பும் வரை ஒருமுறைதான் சொல்கிறோம். பணம் செலுத்தாத ஆர்டர்களுக்காக வைத்திருப்பவை, பணம் வராவிட்டால் தானாகவே திரும்ப வரும்.',
  left: (stock) => (stock === 0 ? 'தீர்ந்துவிட்டது' : `${stock} மட்டுமே மீதம்`),
  held: (held) => `; பணம் செலுத்தாத ஆர்டர்களுக்காக இன்னும் ${held} உள்ளது`,
  openFoods: 'உணவுப் பொருட்களைத் திற',
  changedBy: 'மாற்றியவர்',
  accountGone: 'இப்போது இல்லாத ஒரு கணக்கு',
  changedFor: 'யாருக்கு',
  isAdmin: 'நிர்வாகி',
  isBlocked: 'தடை',
  noToYes: 'இல்லை → ஆம்',
  yesToNo: 'ஆம் → இல்லை',
  nowAdmin: (name) => `${name} இப்போது நிர்வாகி`,
  noLongerAdmin: (name) => `${name} இனி நிர்வாகி இல்லை`,
  canDoEverything: ({ name, email }) =>
    `ஒரு நிர்வாகி கடையில் செய்யக்கூடிய எல்லாவற்றையும் ${name} (${email}) இனி செய்யலாம்.`,
  rightsTaken: ({ name, email }) => `${name} (${email}) அவர்களின் நிர்வாக உரிமை எடுக்கப்பட்டது.`,
  rightsNotAgreed:
    'இது பேசி முடிவு செய்தது இல்லை என்றால், உள்நுழைந்து “பயனர்கள்” பக்கத்தில் உரிமையைத் திரும்ப எடுங்கள்; எல்லா நிர்வாகிகளும் புதிய கடவுச்சொல் வைக்கட்டும்.',
  blockedSubject: (name) => `நிர்வாகி ${name} தடை செய்யப்பட்டார்`,
  unblockedSubject: (name) => `நிர்வாகி ${name} மீதான தடை நீங்கியது`,
  cannotLogIn: ({ name, email }) =>
    `நிர்வாகி ${name} (${email}) எல்லா இடங்களிலும் வெளியேற்றப்பட்டார்; இனி உள்நுழைய முடியாது.`,
  canLogIn: ({ name, email }) => `நிர்வாகி ${name} (${email}) மீண்டும் உள்நுழையலாம்.`,
  blockNotAgreed:
    'இது பேசி முடிவு செய்தது இல்லை என்றால், உள்நுழைய முடிந்த ஒரு நிர்வாகி “பயனர்கள்” பக்கத்தில் இதைத் திரும்ப மாற்றட்டும்; எல்லா நிர்வாகிகளும் புதிய கடவுச்சொல் வைக்கட்டும்.',
  testSubject: 'உங்கள் கடையின் சோதனை இமெயில்',
  testText: 'உங்கள் கடையால் இமெயில் அனுப்ப முடிகிறது. அமைப்புப் பக்கத்தில் நீங்கள் கேட்ட சோதனை இது.',
  testEnding: 'நீங்கள் எதுவும் செய்ய வேண்டாம்.',
};
