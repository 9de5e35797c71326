import type { Messages } from '../en/en.ts';

export const payment: Messages['payment'] = {
  title: 'भुगतान',
  method: 'भुगतान का तरीका',
  optionsFailed: 'भुगतान के तरीके नहीं खुल पाए।',
  amount: 'रकम',
  dollarPrice: ({ amount, rate }) => `${amount}, ₹1 = $${rate} के हिसाब से। डॉलर की कीमत 30 मिनट तक नहीं बदलेगी।`,
  secure: 'सुरक्षित SSL कनेक्शन। आपका UPI PIN और कार्ड की जानकारी हम तक नहीं पहुँचती।',
  upiNote: 'Google Pay, PhonePe, Paytm, BHIM या कोई भी UPI ऐप। भुगतान आप अपने ऐप में मंज़ूर करते हैं।',
  payWithUpi: 'UPI से भुगतान करें',
  waiting: 'आपके भुगतान का इंतज़ार है। मिलते ही यह पेज अपने आप आगे बढ़ेगा।',
  saved: 'भुगतान दर्ज हो गया',
  failed: 'भुगतान नहीं हो पाया',
  saveFailed: 'भुगतान दर्ज नहीं हो पाया',
  verifyFailed: 'भुगतान की जाँच नहीं हो पाई',
  razorpayLoadFailed: 'Razorpay नहीं खुला। क्या इंटरनेट चालू है?',
  razorpayOrderFailed: 'Razorpay में ऑर्डर नहीं बन पाया',
  razorpayFailed: 'Razorpay शुरू नहीं हो पाया',
  paypalLoadFailed: 'PayPal नहीं खुला। क्या इंटरनेट चालू है?',
  alreadyPaid: 'इस ऑर्डर का भुगतान हो गया है।',
  cancelled: (note) => `यह ऑर्डर रद्द हुआ। ${note}`,
  notOnline: 'इस ऑर्डर का ऑनलाइन भुगतान नहीं हो सकता।',
};
