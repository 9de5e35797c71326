import type { Messages } from '../en/en.ts';

type Request = Parameters<Messages['orderNotes']['accepted']>[0];

const requests: Record<Request, string> = {
  cancel: 'ரத்து',
  return: 'திருப்பி அனுப்புதல்',
  exchange: 'மாற்றித் தருதல்',
  damage: 'சேதம்',
};

const methods: Record<string, string> = { cash: 'ரொக்கம்', bank: 'வங்கிப் பரிமாற்றம்', upi: 'UPI', other: 'மற்றவை' };

export const orderNotes: Messages['orderNotes'] = {
  byPhone: 'போனில் வந்த ஆர்டர்',
  cashOnDelivery: 'பொருள் வந்ததும் பணம்',
  paidOnlineInstead: 'ரொக்கத்துக்குப் பதில் ஆன்லைனில் செலுத்தப்பட்டது',
  cashReceived: ({ amount, reference }) => `${amount} ரொக்கமாக வந்தது: ${reference}`,
  notAcceptedAtDoor: 'வீட்டில் வாங்கவில்லை',
  returnedByCourier: 'பணம் தராமல் கூரியர் திருப்பி அனுப்பியது',
  deleted: 'நீக்கப்பட்டது',
  holdExpired: 'நேரத்திற்குள் பணம் வரவில்லை; பொருட்களும் கூப்பனும் விடுவிக்கப்பட்டன',
  notPaidWithin: (hours) => `${hours} மணி நேரத்திற்குள் பணம் வரவில்லை`,
  nothingToPay: (coupon) => `செலுத்த எதுவும் இல்லை: கூப்பன் ${coupon} முழுத் தொகையையும் ஈடுசெய்தது`,
  paidBy: (payment) => `${payment} மூலம் பணம் வந்தது`,
  paidAfterDeletion: (payment) => `நீக்கிய பிறகு ${payment} மூலம் பணம் வந்தது`,
  paidOutside: ({ method, reference }) =>
    `கடைக்கு வெளியே பணம் வந்தது: ${methods[method] ?? method} ${reference}`,
  arrived: ({ amount, reference }) => `${amount} வந்தது: ${reference}`,
  wholePaymentBack: 'முழுப் பணமும் திரும்பச் சென்றது',
  cancelledOnRequest: 'வாடிக்கையாளர் கேட்டதால் ரத்து செய்யப்பட்டது',
  cancelledByCustomer: 'வாடிக்கையாளர் ரத்து செய்தார்',
  addressCorrected: 'டெலிவரி முகவரி திருத்தப்பட்டது',
  shippingUndone: 'அனுப்பியது திரும்பப் பெறப்பட்டது',
  parcelBooked: (parcel) => `பார்சல் பதிவானது: ${parcel}`,
  bookingCancelled: (parcel) => `பதிவு ரத்தானது: ${parcel}`,
  reattempted: (parcel) => `மீண்டும் டெலிவரி செய்யக் கேட்டது: ${parcel}`,
  trackingCorrected: ({ before, after }) => `டிராக்கிங் திருத்தப்பட்டது: ${before} → ${after}`,
  accepted: (kind) => `${requests[kind]}: ஏற்கப்பட்டது`,
  goodsRestocked: ({ kind, pieces }) =>
    `${requests[kind]}: பொருள் வந்து சேர்ந்தது, ${pieces} மீண்டும் இருப்பில் சேர்ந்தது, மீதி கழிக்கப்பட்டது`,
  goodsWrittenOff: (kind) => `${requests[kind]}: பொருள் வந்து சேர்ந்தது, கழிக்கப்பட்டது`,
  closed: ({ kind, note }) => `${requests[kind]}: முடிக்கப்பட்டது. ${note}`,
  refund: (reason) => `பணம் திரும்ப: ${reason}`,
  refundSent: 'பணம் திரும்ப அனுப்பப்பட்டது',
  refundSentAs: (reference) => `பணம் திரும்ப அனுப்பப்பட்டது: ${reference}`,
  madeAtProvider: 'பணச் சேவையில் செய்யப்பட்டது',
  otherAmount: 'கேட்டதிலிருந்து வேறுபட்ட தொகை வந்தது',
  duplicate: 'இரண்டாவது முறை வந்த பணம்',
  unfulfilled: 'ஆர்டரை நிறைவேற்ற முடியவில்லை',
  sentBack: ({ kind, tracking }) =>
    [`${requests[kind]}: பொருள் திரும்பி வருகிறது`, tracking].filter(Boolean).join(', '),
  gstinChanged: 'வாங்குபவரின் GSTIN மாற்றப்பட்டது',
  batchInstead: ({ code, instead }) => `பேட்ச் ${instead} க்குப் பதிலாகப் பேட்ச் ${code}`,
  recalled: (code) => `பேட்ச் ${code} திரும்பப் பெறப்பட்டது`,
  replaces: (number) => `ஆர்டர் #${number}-இன் திரும்பப் பெற்ற பாட்டில்களுக்குப் பதில்`,
};
