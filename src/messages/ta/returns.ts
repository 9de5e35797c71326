import type { Messages } from '../en/en.ts';

type Kind = Parameters<Messages['returns']['kind']>[0];

const kinds: Record<Kind, string> = {
  cancel: 'ரத்து செய்யக் கோரு',
  return: 'திருப்பி அனுப்பு',
  exchange: 'மாற்றித் தரக் கோரு',
  damage: 'சேதத்தைத் தெரிவி',
};

const requests: Record<Kind, string> = {
  cancel: 'ரத்துக் கோரிக்கை',
  return: 'திருப்பி அனுப்புதல்',
  exchange: 'மாற்றித் தருதல்',
  damage: 'சேதம்',
};

const steps = {
  asked: 'கேட்டீர்கள்',
  accepted: 'ஏற்கப்பட்டது',
  sent: 'வந்துகொண்டிருக்கிறது',
  received: 'பொருள் வந்தது',
  refunded: 'பணம் திரும்பியது',
  settled: 'முடிந்தது',
  declined: 'ஏற்கப்படவில்லை',
};

export const returns: Messages['returns'] = {
  title: 'நீங்கள் செய்யக்கூடியவை',
  kind: (kind) => kinds[kind],
  request: (kind) => requests[kind],
  downloadInvoice: 'பில் பதிவிறக்கு',
  cancelOrder: 'ஆர்டரை ரத்து செய்',
  cancelQuestion: 'இந்த ஆர்டரை ரத்து செய்யலாமா?',
  cancelled: 'உங்கள் ஆர்டர் ரத்தானது.',
  fullRefundUntil: (time) => `${time} வரை முழுப் பணமும் திரும்பக் கிடைக்கும். அதன் பிறகு பேசி முடிவு செய்வோம்.`,
  nothingPaid: 'இதற்கு நீங்கள் பணம் செலுத்தவில்லை; திரும்பத் தர எதுவும் இல்லை.',
  failed: 'முடியவில்லை. மீண்டும் முயலுங்கள்.',
  refundComing: ({ amount, day }) =>
    `<refund>${amount} திரும்ப</refund> அனுப்பியுள்ளோம்; ${day} தேதிக்குள் வந்து சேரும்.`,
  refundFailed: (amount) => `<refund>${amount} திரும்ப</refund> அனுப்ப முடியவில்லை; என்ன ஆனது என்று பார்க்கிறோம்.`,
  open: 'விரைவில் பதில் சொல்கிறோம்.',
  accepted: (reply) => `ஏற்றுக்கொண்டோம். ${reply}`,
  declined: (reply) => `ஏற்க முடியவில்லை. ${reply}`,
  sent: 'உங்கள் கோரிக்கை கிடைத்தது, விரைவில் பதில் சொல்கிறோம்.',
  about: 'என்ன பிரச்சினை?',
  send: 'அனுப்பு',
  reasonMissing: 'காரணத்தைச் சொல்லுங்கள்',
  reasonTooLong: 'மிக நீளமாக உள்ளது',
  tooManyPhotos: (max) => `அதிகபட்சம் ${max} படங்கள்`,
  photos: (max) => `படங்கள் (${max} வரை)`,
  photo: (position) => `நீங்கள் தேர்ந்தெடுத்த படம் ${position}`,
  removePhoto: (position) => `படம் ${position} நீக்கு`,
  addPhotos: 'படங்கள் சேர்',
  addPhoto: 'இன்னொன்று சேர்',
  stageRefunded: 'உங்கள் பணம் திரும்ப வந்துகொண்டிருக்கிறது.',
  stageClosed: 'இது முடிந்தது.',
  receivedThenExchange: 'பொருள் எங்களுக்குக் கிடைத்தது. அடுத்தது: மாற்றுப் பொருளை அனுப்புகிறோம்.',
  receivedThenRefund: 'பொருள் எங்களுக்குக் கிடைத்தது. அடுத்தது: உங்கள் பணத்தைத் திரும்ப அனுப்புகிறோம்.',
  nextRefund: 'அடுத்தது: உங்கள் பணத்தைத் திரும்ப அனுப்புகிறோம்.',
  sendBackThenExchange: 'அடுத்தது: பொருளை எங்களுக்குத் திருப்பி அனுப்புங்கள். பிறகு மாற்றுப் பொருளை அனுப்புகிறோம்.',
  sendBackThenRefund: 'அடுத்தது: பொருளை எங்களுக்குத் திருப்பி அனுப்புங்கள். பிறகு உங்கள் பணத்தைத் திரும்ப அனுப்புகிறோம்.',
  toYou: 'உங்களுக்கு',
  refund: ({ amount, target, day }) => `${amount} ${target} ${day} தேதிக்குள் திரும்ப வரும்.`,
  onItsWay: 'பொருள் எங்களிடம் திரும்பி வருகிறது. அடுத்து: பணத்தைத் திரும்ப அனுப்புவோம்.',
  step: (step) => steps[step],
  stepsOf: 'இந்தக் கோரிக்கையின் படிகள்',
  whichItems: 'எந்தப் பொருட்கள்?',
  piecesOf: ({ food, size, quantity }) => `${food}, ${size} (${quantity}-இல்)`,
  sentBack: 'திருப்பி அனுப்பிவிட்டேன்',
  returnTracking: 'டிராக்கிங் எண் (விருப்பம்)',
  trackedAs: (tracking) => `திரும்பும் பார்சலின் எண்: ${tracking}`,
  creditNote: (number) => `வரவுக் குறிப்பு ${number}`,
};
