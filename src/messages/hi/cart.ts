import type { Messages } from '../en/en.ts';

export const cart: Messages['cart'] = {
  title: 'आपका कार्ट',
  loadFailed: 'आपका कार्ट नहीं खुल पाया।',
  empty: 'आपका कार्ट खाली है',
  emptyNote: 'आपने अभी तक कुछ नहीं डाला है।',
  quantityOf: (food) => `${food} की संख्या`,
  oneLess: (food) => `${food} एक कम करें`,
  oneMore: (food) => `${food} एक बढ़ाएँ`,
  toPay: 'कुल देय',
  couponNote: 'कूपन चेकआउट पर लगता है।',
  deliveryLater: 'आपका राज्य पता चलने पर चेकआउट में डिलीवरी शुल्क जुड़ेगा।',
  minimumReached: (amount) => `${amount} का न्यूनतम ऑर्डर पूरा हुआ`,
  proceed: 'आगे बढ़ें',
  gap: 'न्यूनतम ऑर्डर पूरा करने के लिए',
  gapTitle: ({ missing, minimum }) => `${minimum} के न्यूनतम ऑर्डर के लिए ${missing} का और सामान लें`,
  add: 'जोड़ें',
  addFood: (food) => `${food} जोड़ें`,
  missingToMinimum: ({ missing, minimum }) => `कम से कम ₹${minimum} का ऑर्डर: ${missing} और चाहिए`,
  cartReachedMinimum: (rupees) => `आपका कार्ट कम से कम ₹${rupees} के ऑर्डर तक पहुँच गया है`,
};
