import type { Messages } from '../en/en.ts';

export const recallMail: Messages['recallMail'] = {
  subject: ({ food, code }) => `सुरक्षा सूचना: ${food}, बैच ${code} का इस्तेमाल बंद करें`,
  stop: ({ food, code }) =>
    `आपने हमसे ${food}, बैच ${code} खरीदा था। हम यह बैच वापस मँगा रहे हैं। कृपया इसका इस्तेमाल तुरंत बंद करें और किसी को न दें।`,
  food: 'चीज़',
  sizes: 'साइज़',
  batch: 'बैच नंबर',
  pressed: 'बनने की तारीख',
  bestBefore: 'इससे पहले इस्तेमाल करें',
  sold: 'बिक्री',
  soldOnline: ({ from, to }) => `ऑनलाइन, ${from} से ${to} तक`,
  reason: 'कारण',
  hazard: 'क्या हो सकता है',
  whatToDo: 'क्या करें',
  usualAdvice: 'बोतल बंद रखें और इस ईमेल का जवाब दें: पैसे वापस या नई बोतल मिलेगी।',
  contact: 'संपर्क',
  licence: 'FSSAI लाइसेंस',
  date: 'सूचना की तारीख',
  page: 'सूचना पढ़ें',
  sorry: 'हमें खेद है। आपकी मदद के लिए धन्यवाद।',
  replacementSubject: (number) => `आपके लिए नई बोतलें: ऑर्डर #${number}`,
  replacement: ({ number, code }) =>
    `वापस मँगाए गए बैच ${code} की बोतलों के बदले हम नई बोतलें मुफ़्त भेज रहे हैं। ऑर्डर #${number} है।`,
  follow: 'ऑर्डर देखें',
};
