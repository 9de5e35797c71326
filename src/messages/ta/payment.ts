import type { Messages } from '../en/en.ts';

export const payment: Messages['payment'] = {
  title: 'பணம் செலுத்துதல்',
  method: 'பணம் செலுத்தும் முறை',
  optionsFailed: 'பணம் செலுத்தும் முறைகளைக் காட்ட முடியவில்லை.',
  amount: 'தொகை',
  dollarPrice: ({ amount, rate }) => `${amount}, ₹1 = $${rate} கணக்கில். டாலர் விலை 30 நிமிடங்கள் மாறாது.`,
  secure: 'பாதுகாப்பான SSL இணைப்பு. உங்கள் UPI PIN, கார்டு விவரங்கள் எங்களுக்குத் தெரியாது.',
  upiNote: 'Google Pay, PhonePe, Paytm, BHIM அல்லது எந்த UPI ஆப்பும். உங்கள் ஆப்பிலேயே பணத்தை உறுதிசெய்வீர்கள்.',
  payWithUpi: 'UPI-இல் செலுத்து',
  waiting: 'உங்கள் பணத்துக்காகக் காத்திருக்கிறோம். வந்ததும் இந்தப் பக்கம் தானாக மாறும்.',
  saved: 'பணம் செலுத்தியது பதிவானது',
  failed: 'பணம் செலுத்த முடியவில்லை',
  saveFailed: 'பணம் செலுத்தியதைப் பதிவு செய்ய முடியவில்லை',
  verifyFailed: 'பணம் செலுத்தியதைச் சரிபார்க்க முடியவில்லை',
  razorpayLoadFailed: 'Razorpay திறக்கவில்லை. இணைய இணைப்பு உள்ளதா?',
  razorpayOrderFailed: 'Razorpay-இல் ஆர்டரைத் தொடங்க முடியவில்லை',
  razorpayFailed: 'Razorpay-ஐத் தொடங்க முடியவில்லை',
  paypalLoadFailed: 'PayPal திறக்கவில்லை. இணைய இணைப்பு உள்ளதா?',
  alreadyPaid: 'இந்த ஆர்டருக்குப் பணம் செலுத்தியாயிற்று.',
  cancelled: (note) => `இந்த ஆர்டர் ரத்தானது. ${note}`,
  notOnline: 'இந்த ஆர்டருக்கு ஆன்லைனில் பணம் செலுத்த முடியாது.',
};
