import type { PaymentTexts } from '../../src/extension/payments.ts';
import type { Text } from '../../src/extension/text.ts';

export const paidMessage: Text = {
  en: 'Payment Saved Successfully',
  ta: 'பணம் செலுத்தியது பதிவானது',
  hi: 'भुगतान दर्ज हो गया',
};

/** For the policies, e-mails and the order. */
export const paymentTexts: PaymentTexts = {
  howToPay: {
    en: 'with PayPal in US dollars',
    ta: 'PayPal மூலம் அமெரிக்க டாலரில்',
    hi: 'PayPal से अमेरिकी डॉलर में',
  },
  orInTerms: {
    en: 'through PayPal with an account held outside India',
    ta: 'வெளிநாட்டுக் கணக்கு இருந்தால் PayPal மூலமும்',
    hi: 'भारत से बाहर के खाते वाले PayPal से',
  },
  termsNote: {
    en: 'PayPal charges US dollars; you see that amount before you agree.',
    ta: 'PayPal அமெரிக்க டாலரில் வசூலிக்கும்; அந்தத் தொகையைப் பார்த்த பிறகே நீங்கள் சம்மதிக்கலாம்.',
    hi: 'PayPal अमेरिकी डॉलर में पैसे लेता है; हाँ कहने से पहले आपको रकम दिखती है।',
  },
  refundWay: {
    en: 'to your PayPal account',
    ta: 'உங்கள் PayPal கணக்கிற்கு',
    hi: 'आपके PayPal खाते में',
  },
  refundTarget: {
    en: 'to your PayPal account',
    ta: 'உங்கள் PayPal கணக்கிற்கு',
    hi: 'आपके PayPal खाते में',
  },
  refundEmail: {
    en: '{amount} goes back to your PayPal account by {date}.',
    ta: 'உங்கள் PayPal கணக்கிற்கு {amount} {date}-க்குள் திரும்ப வரும்.',
    hi: '{amount} {date} तक आपके PayPal खाते में वापस आ जाएगा।',
  },
};
