import type { PaymentTexts } from '../../src/extension/payments.ts';

/** For the policies, e-mails and the order. */
export const paymentTexts: PaymentTexts = {
  howToPay: {
    en: 'by UPI through Razorpay',
    ta: 'Razorpay மூலம் UPI-யில்',
    hi: 'Razorpay से UPI द्वारा',
  },
  refundWay: {
    en: 'through Razorpay to your UPI account',
    ta: 'Razorpay மூலம் உங்கள் UPI கணக்கிற்கு',
    hi: 'Razorpay से आपके UPI खाते में',
  },
  refundTarget: {
    en: 'to the account that you paid from by UPI',
    ta: 'நீங்கள் UPI-யில் செலுத்திய கணக்கிற்கு',
    hi: 'उसी खाते में, जिससे आपने UPI से भुगतान किया था,',
  },
  refundEmail: {
    en: '{amount} goes back to the account that you paid from by UPI by {date}.',
    ta: 'நீங்கள் UPI-யில் செலுத்திய கணக்கிற்கே {amount} {date}-க்குள் திரும்ப வரும்.',
    hi: '{amount} {date} तक उसी खाते में वापस आ जाएगा जिससे आपने UPI किया था।',
  },
};
