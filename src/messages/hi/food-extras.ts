import type { Messages } from '../en/en.ts';

export const foodExtras: Messages['foodExtras'] = {
  soldOut: (size) => `${size} खत्म हो गया है।`,
  emailMe: 'आने पर मुझे ईमेल करें',
  deliveryTo: 'डिलीवरी कहाँ',
  pincode: '6 अंकों का पिनकोड',
  check: 'देखें',
  arrivalHint: 'हम बताएँगे कि यह किस दिन पहुँचेगा।',
  share: 'शेयर करें',
  shareText: ({ food, shop }) => `${shop} से ${food}:`,
  sixDigits: 'पिनकोड में 6 अंक होते हैं',
  arrivalFailed: 'पता नहीं चल पाया। फिर से कोशिश करें।',
  unknownPincode: (pincode) => `हमें पिनकोड ${pincode} नहीं मिला। कृपया जाँच लें।`,
  notServed: (pincode) => `हम अभी ${pincode} पर डिलीवरी नहीं करते`,
  arrives: ({ earliest, latest }) => `${earliest} से ${latest} तक`,
  freeDelivery: 'डिलीवरी मुफ़्त',
  deliveryCosts: (charge) => `डिलीवरी ${charge}`,
  freeFrom: ({ amount, charge }) => `${amount} से मुफ़्त, नहीं तो ${charge}`,
  chargeAtCheckout: 'डिलीवरी का शुल्क चेकआउट पर दिखेगा।',
  recentlyViewed: 'हाल में देखे गए',
  clear: 'हटाएँ',
  fromPrice: (price) => `${price} से`,
};
