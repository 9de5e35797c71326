import type { Messages } from '../en/en.ts';

export const guests: Messages['guests'] = {
  noLongerSold: 'आपके कार्ट की कुछ चीज़ें अब नहीं बिकतीं। हमने उन्हें हटा दिया है।',
  yourOrder: 'आपका ऑर्डर',
  orderNote: ({ count, amount }) => `${count} चीज़ें, ${amount}`,
  toPayment: 'भुगतान की ओर बढ़ें',
  codeNext: 'पासवर्ड की ज़रूरत नहीं: ऑर्डर करते समय हम ईमेल पर OTP भेजेंगे।',
  forCoupons: 'क्या आपके पास खाता या कूपन है?',
  checkCart: 'आपके कार्ट में पहले की चीज़ें भी हैं। कृपया कार्ट देख लें, फिर ऑर्डर करें।',
  expected: 'पहुँचने की उम्मीद',
  days: ({ earliest, latest }) => `${earliest} से ${latest}`,
  forMore: 'भुगतान करने, पता और बिल देखने, रद्द करने या लौटाने के लिए लॉगिन करें।',
};
