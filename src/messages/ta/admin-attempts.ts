import type { Messages } from '../en/en.ts';

const statuses = {
  pending: 'வங்கிக்காகக் காத்திருக்கிறது',
  authorised: 'அனுமதி கிடைத்தது, இன்னும் வசூலாகவில்லை',
  captured: 'பணம் வந்தது',
  'part-refunded': 'பணம் வந்தது, ஒரு பகுதி திரும்பியது',
  refunded: 'பணம் வந்து திரும்பியது',
  failed: 'வங்கி மறுத்தது',
};
const kinds = { upi: 'UPI', card: 'கார்டு', netbanking: 'நெட் பேங்கிங்', wallet: 'வாலட்', other: 'வேறு' };

export const adminAttempts: Messages['adminAttempts'] = {
  title: 'பணம் செலுத்தும் முயற்சிகள்',
  status: (status) => statuses[status],
  paidWith: ({ kind, hint }) =>
    hint && kind === 'card' ? `கார்டு, கடைசி எண்கள் ${hint}` : [kinds[kind], hint].filter(Boolean).join(', '),
  nothingPaid: 'எதுவும் செலுத்தவில்லை',
  notKnown: 'நிறுவனத்துக்குத் தெரியவில்லை',
  noResponse: 'இன்னும் பதில் இல்லை',
  notStarted: 'நிறுவனத்தை எட்டவில்லை',
  byHand: 'நீங்கள் பதிவதற்காகக் காத்திருக்கிறது',
  askedLast: (time) => `கடைசியாகக் கேட்டது ${time}`,
  noResponseSince: (time) => `கடைசியாகக் கேட்டது ${time}, பதில் இல்லை`,
  capturedAt: ({ amount, time }) => `${amount}, ${time} அன்று வந்தது.`,
  less: ({ amount, less }) => `${amount} வந்தது, ஆர்டரை விட ${less} குறைவு.`,
  more: ({ amount, more }) => `${amount} வந்தது, ஆர்டரை விட ${more} அதிகம்.`,
  whatCanIDo: 'நான் என்ன செய்யலாம்?',
  advice:
    'ஆர்டருக்குப் பணம் வராததாகவே இருக்கும். முழுத் தொகையையும் செலுத்துமாறு வாடிக்கையாளரிடம் கேளுங்கள்; பிறகு இந்தப் பணத்தை “பணம்” பக்கத்தில் திருப்பித் தாருங்கள். அல்லது இப்போதே திருப்பித் தந்து ஆர்டரை ரத்து செய்யுங்கள்.',
  toPayments: 'பணம் பக்கத்துக்குச் செல்',
  notCharged: 'எந்தத் தொகையும் எடுக்கப்படவில்லை.',
};
