import type { Messages } from '../en/en.ts';

export const cart: Messages['cart'] = {
  title: 'உங்கள் கூடை',
  loadFailed: 'உங்கள் கூடையைத் திறக்க முடியவில்லை.',
  empty: 'உங்கள் கூடை காலியாக உள்ளது',
  emptyNote: 'நீங்கள் இன்னும் எதையும் சேர்க்கவில்லை.',
  quantityOf: (food) => `${food}: எண்ணிக்கை`,
  oneLess: (food) => `${food}: ஒன்று குறை`,
  oneMore: (food) => `${food}: ஒன்று கூட்டு`,
  toPay: 'செலுத்த வேண்டியது',
  couponNote: 'கூப்பனை அடுத்த பக்கத்தில் சேர்க்கலாம்.',
  deliveryLater: 'உங்கள் மாநிலம் தெரிந்ததும், அடுத்த பக்கத்தில் டெலிவரி கட்டணம் சேரும்.',
  minimumReached: (amount) => `குறைந்தபட்ச ஆர்டர் ${amount} வந்துவிட்டது`,
  proceed: 'தொடர்',
  gap: 'குறைந்தபட்ச ஆர்டரை எட்ட',
  gapTitle: ({ missing, minimum }) => `குறைந்தபட்ச ஆர்டர் ${minimum}: இன்னும் ${missing}-க்கு வாங்குங்கள்`,
  add: 'சேர்',
  addFood: (food) => `${food} சேர்`,
  missingToMinimum: ({ missing, minimum }) => `குறைந்தபட்ச ஆர்டர் ₹${minimum}: இன்னும் ${missing} வேண்டும்`,
  cartReachedMinimum: (rupees) => `உங்கள் கூடை குறைந்தபட்ச ஆர்டர் ₹${rupees}-ஐ எட்டிவிட்டது`,
};
