import type { TranslatedDefaults } from '../../section-types.ts';

export const assistant: TranslatedDefaults = {
  greeting: {
    texts: {
      text: 'नमस्ते। {name} के बारे में कुछ भी पूछिए: हमारा सामान, डिलीवरी, वापसी, भुगतान या आपके ऑर्डर।',
    },
  },
  questions: {
    items: [
      { question: 'डिलीवरी में कितने दिन लगते हैं?' },
      { question: 'क्या सामान वापस कर सकते हैं?' },
      { question: 'भुगतान कैसे करें?' },
      { question: 'मेरा ऑर्डर कहाँ है?' },
    ],
  },
  cancel: {
    texts: {
      text: 'ऑर्डर करने के {cancelHours} के अंदर रद्द करने पर पूरा पैसा वापस मिलता है। भेजे जाने के बाद ऑर्डर रद्द नहीं हो सकता।',
    },
  },
  damage: {
    texts: {
      text: 'पार्सल मिलने के {damageHours} के अंदर हमें बताइए, हो सके तो फ़ोटो के साथ। हम सामान बदल देंगे या पैसा वापस कर देंगे।',
    },
  },
  return: {
    texts: {
      text: 'ऑर्डर मिलने के {returnDays} के अंदर वापस कर सकते हैं या बदलवा सकते हैं। पैसा {refundDays} में वापस आता है, बदला हुआ सामान {exchangeDays} में।',
    },
  },
  cash: {
    texts: {
      offered: 'हाँ, ऑर्डर आने पर नकद दे सकते हैं। {paymentMethods} ऑनलाइन भी दे सकते हैं।',
      notOffered: 'नहीं, कैश ऑन डिलीवरी नहीं है। ऑर्डर करते समय {paymentMethods} ऑनलाइन भुगतान होता है।',
    },
  },
  delivery: {
    texts: {
      text: 'भुगतान के बाद हम {packingDays} में पैक करते हैं। फिर डिलीवरी में लगते हैं: {deliveryTimes}। हम सिर्फ़ भारत में भेजते हैं।',
    },
  },
  minimum: { texts: { text: 'ऑर्डर {minimumOrder} से शुरू होता है।' } },
  payment: { texts: { text: 'आप {paymentMethods} भुगतान कर सकते हैं। {cashOnDelivery}' } },
  privacy: {
    texts: {
      text: 'आपके बारे में हमारे पास जो जानकारी है, उसे आप देख, सुधार, डाउनलोड या मिटा सकते हैं। भुगतान की जानकारी पेमेंट कंपनी के पास ही रहती है।',
    },
  },
  order: {
    texts: {
      signIn: 'लॉग इन कीजिए, फिर आपके ऑर्डर की जानकारी यहीं मिल जाएगी।',
      none: 'अभी आपका कोई ऑर्डर नहीं है।',
      status: 'आपका पिछला ऑर्डर #{number}: {status}।',
    },
  },
  statuses: {
    texts: {
      NEW: 'नया',
      PENDING: 'भुगतान बाकी है',
      CONFIRMED: 'पक्का हो गया',
      PAYMENT: 'भुगतान मिल गया',
      SHIPPED: 'रास्ते में है',
      DELIVERED: 'पहुँच गया',
      CANCELLED: 'रद्द हो गया',
    },
  },
  foods: { texts: { text: 'हमारे पास ये हैं:' } },
  food: {
    texts: {
      price: '{food}: {prices}।',
      inStock: 'हाँ, {food} उपलब्ध है: {sizes}।',
      soldOut: '{food} अभी ख़त्म हो गया है।',
    },
  },
  frying: {
    texts: {
      suited: 'हाँ, {food} तलने के लिए अच्छा है।',
      says: '{food} के बारे में हमारा कहना है: “{sentence}”',
      unknown: '{food} तलने के लिए ठीक है या नहीं, यह मुझे नहीं पता।',
      list: 'तलने के लिए अच्छे:',
    },
  },
  pincode: {
    texts: {
      ask: 'अपना पिनकोड बताइए, तो मैं तारीख़ बता दूँगा।',
      dates: 'आज ऑर्डर करें तो {place} ({pincode}) में {earliest} से {latest} के बीच पहुँचेगा।',
      notServed: 'माफ़ कीजिए, {pincode} पर हम अभी नहीं भेजते।',
      unknown: 'पिनकोड {pincode} मुझे नहीं मिला। कृपया छहों अंक जाँच लें।',
    },
  },
  links: {
    texts: {
      refundPolicy: 'रिफ़ंड नीति',
      shippingPolicy: 'डिलीवरी नीति',
      privacyPolicy: 'निजता नीति',
      terms: 'नियम और शर्तें',
      products: 'सारा सामान',
      login: 'लॉग इन',
      follow: 'ऑर्डर देखें',
      orders: 'मेरे ऑर्डर',
      call: 'फ़ोन करें: {phone}',
      write: 'लिखें: {email}',
    },
  },
  unknown: { texts: { text: 'यह मुझे नहीं पता।', ask: 'कृपया हमसे सीधे पूछिए:' } },
};
