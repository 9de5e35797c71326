import type { Messages } from '../en/en.ts';

export const foodExtras: Messages['foodExtras'] = {
  soldOut: (size) => `${size} தீர்ந்துவிட்டது.`,
  emailMe: 'வந்ததும் எனக்கு மின்னஞ்சல் அனுப்பு',
  deliveryTo: 'டெலிவரி இடம்',
  pincode: '6 இலக்க பின்கோடு',
  check: 'பார்',
  arrivalHint: 'எந்த நாளில் வரும் என்று காட்டுகிறோம்.',
  share: 'பகிர்',
  shareText: ({ food, shop }) => `${shop} தரும் ${food}:`,
  sixDigits: 'பின்கோட்டில் 6 இலக்கங்கள் இருக்கும்',
  arrivalFailed: 'இதைப் பார்க்க முடியவில்லை. மீண்டும் முயலுங்கள்.',
  unknownPincode: (pincode) => `${pincode} என்ற பின்கோடு எங்களிடம் இல்லை. சரிபாருங்கள்.`,
  notServed: (pincode) => `${pincode}-க்கு இன்னும் டெலிவரி செய்வதில்லை`,
  arrives: ({ earliest, latest }) => `${earliest} முதல் ${latest} வரை`,
  freeDelivery: 'டெலிவரி இலவசம்',
  deliveryCosts: (charge) => `டெலிவரி ${charge}`,
  freeFrom: ({ amount, charge }) => `${amount} முதல் இலவசம், இல்லையென்றால் ${charge}`,
  chargeAtCheckout: 'டெலிவரி கட்டணம் செக்அவுட்டில் தெரியும்.',
  recentlyViewed: 'சமீபத்தில் பார்த்தவை',
  clear: 'அழி',
  fromPrice: (price) => `${price} முதல்`,
};
