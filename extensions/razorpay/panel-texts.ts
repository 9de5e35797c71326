import { defineTexts } from '../../src/extension/text.ts';

export const texts = defineTexts({
  en: {
    note: 'Google Pay, PhonePe, Paytm, BHIM or any UPI app. You approve the payment in your app.',
    pay: 'Pay with UPI',
    orderNumber: (number: number) => `Order #${number}`,
    failed: 'Payment Failed',
    verifyFailed: 'Payment Verification Failed',
    loadFailed: 'Razorpay SDK failed to load. Are you online?',
    orderFailed: 'Failed to create Razorpay order',
    startFailed: 'Error initializing Razorpay',
  },
  ta: {
    note: 'Google Pay, PhonePe, Paytm, BHIM அல்லது எந்த UPI ஆப்பும். உங்கள் ஆப்பிலேயே பணத்தை உறுதிசெய்வீர்கள்.',
    pay: 'UPI-யில் செலுத்து',
    orderNumber: (number) => `ஆர்டர் #${number}`,
    failed: 'பணம் செலுத்த முடியவில்லை',
    verifyFailed: 'பணம் செலுத்தியதைச் சரிபார்க்க முடியவில்லை',
    loadFailed: 'Razorpay திறக்கவில்லை. இணைய இணைப்பு உள்ளதா?',
    orderFailed: 'Razorpay-இல் ஆர்டரைத் தொடங்க முடியவில்லை',
    startFailed: 'Razorpay-ஐத் தொடங்க முடியவில்லை',
  },
  hi: {
    note: 'Google Pay, PhonePe, Paytm, BHIM या कोई भी UPI ऐप। भुगतान आप अपने ऐप में मंज़ूर करते हैं।',
    pay: 'UPI से भुगतान करें',
    orderNumber: (number) => `ऑर्डर #${number}`,
    failed: 'भुगतान नहीं हो पाया',
    verifyFailed: 'भुगतान की जाँच नहीं हो पाई',
    loadFailed: 'Razorpay नहीं खुला। क्या इंटरनेट चालू है?',
    orderFailed: 'Razorpay में ऑर्डर नहीं बन पाया',
    startFailed: 'Razorpay शुरू नहीं हो पाया',
  },
});
