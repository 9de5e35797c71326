import { defineTexts } from '../../src/extension/text.ts';

export const texts = defineTexts({
  en: {
    dollarPrice: ({ amount, rate }: { amount: string; rate: number }) =>
      `${amount} at ₹1 = $${rate}. The price in dollars holds for 30 minutes.`,
    failed: 'Payment Failed',
    saveFailed: 'Payment Save Failed',
    loadFailed: 'PayPal failed to load. Are you online?',
  },
  ta: {
    dollarPrice: ({ amount, rate }) => `${amount}, ₹1 = $${rate} கணக்கில். டாலர் விலை 30 நிமிடங்கள் மாறாது.`,
    failed: 'பணம் செலுத்த முடியவில்லை',
    saveFailed: 'பணம் செலுத்தியதைப் பதிவு செய்ய முடியவில்லை',
    loadFailed: 'PayPal திறக்கவில்லை. இணைய இணைப்பு உள்ளதா?',
  },
  hi: {
    dollarPrice: ({ amount, rate }) =>
      `${amount}, ₹1 = $${rate} के हिसाब से। डॉलर की कीमत 30 मिनट तक नहीं बदलेगी।`,
    failed: 'भुगतान नहीं हो पाया',
    saveFailed: 'भुगतान दर्ज नहीं हो पाया',
    loadFailed: 'PayPal नहीं खुला। क्या इंटरनेट चालू है?',
  },
});
