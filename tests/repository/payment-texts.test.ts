import { expect, test } from 'vitest';
import { type Language, languages } from '../../src/rules/languages.ts';
import {
  type PlaceholderFacts,
  placeholderValues,
} from '../../src/rules/page-sections/placeholder-values.ts';
import { DEFAULT_POLICY } from '../../src/rules/policy.ts';
import { readConfig } from '../../src/server/platform/config/config.ts';
import { offeredPayments } from '../../src/server/shop/payment-texts.ts';

const SHOP: Omit<PlaceholderFacts, 'payments'> = {
  name: 'Nila Farm',
  legalName: '',
  tagline: '',
  phone: '',
  email: '',
  address: '',
  state: '',
  foodLicence: '',
  enterpriseRegistration: '',
  grievanceOfficer: { name: '', designation: '', email: '', phone: '' },
  policy: DEFAULT_POLICY,
};

const config = readConfig({});
const offered = (language: Language) => offeredPayments(config, {}, language);

function valuesOf(language: Language, count: number) {
  const third = { ...offered(language)[0], method: 'bank', provider: 'Bank', howToPay: 'C', refundWay: 'D' };
  const payments = [...offered(language), { ...third, orInTerms: undefined, termsNote: undefined }];
  const { paymentProviders, paymentMethods, paymentTerms, refundWays } = placeholderValues(
    { ...SHOP, payments: payments.slice(0, count) },
    language,
  );
  return [paymentProviders, paymentMethods, paymentTerms, refundWays];
}

const texts: Record<Language, { one: string[]; two: string[]; three: string[] }> = {
  en: {
    one: [
      'Razorpay',
      'by UPI through Razorpay',
      'You pay by UPI through Razorpay.',
      'through Razorpay to your UPI account',
    ],
    two: [
      'Razorpay or PayPal',
      'by UPI through Razorpay, or with PayPal in US dollars',
      'You pay by UPI through Razorpay, or through PayPal with an account held outside India. PayPal charges US dollars; you see that amount before you agree.',
      'through Razorpay to your UPI account, or to your PayPal account',
    ],
    three: [
      'Razorpay, PayPal or Bank',
      'by UPI through Razorpay, with PayPal in US dollars, or C',
      'You pay by UPI through Razorpay, through PayPal with an account held outside India, or C. PayPal charges US dollars; you see that amount before you agree.',
      'through Razorpay to your UPI account, to your PayPal account, or D',
    ],
  },
  ta: {
    one: [
      'Razorpay',
      'Razorpay மூலம் UPI-யில்',
      'Razorpay மூலம் UPI-யில் பணம் செலுத்துகிறீர்கள்.',
      'Razorpay மூலம் உங்கள் UPI கணக்கிற்கு',
    ],
    two: [
      'Razorpay அல்லது PayPal',
      'Razorpay மூலம் UPI-யில், அல்லது PayPal மூலம் அமெரிக்க டாலரில்',
      'Razorpay மூலம் UPI-யில் பணம் செலுத்தலாம். வெளிநாட்டுக் கணக்கு இருந்தால் PayPal மூலமும் செலுத்தலாம். PayPal அமெரிக்க டாலரில் வசூலிக்கும்; அந்தத் தொகையைப் பார்த்த பிறகே நீங்கள் சம்மதிக்கலாம்.',
      'Razorpay மூலம் உங்கள் UPI கணக்கிற்கு, அல்லது உங்கள் PayPal கணக்கிற்கு',
    ],
    three: [
      'Razorpay, PayPal அல்லது Bank',
      'Razorpay மூலம் UPI-யில், PayPal மூலம் அமெரிக்க டாலரில், அல்லது C',
      'Razorpay மூலம் UPI-யில் பணம் செலுத்தலாம். வெளிநாட்டுக் கணக்கு இருந்தால் PayPal மூலமும் செலுத்தலாம். C செலுத்தலாம். PayPal அமெரிக்க டாலரில் வசூலிக்கும்; அந்தத் தொகையைப் பார்த்த பிறகே நீங்கள் சம்மதிக்கலாம்.',
      'Razorpay மூலம் உங்கள் UPI கணக்கிற்கு, உங்கள் PayPal கணக்கிற்கு, அல்லது D',
    ],
  },
  hi: {
    one: [
      'Razorpay',
      'Razorpay से UPI द्वारा',
      'आप Razorpay से UPI द्वारा भुगतान करते हैं।',
      'Razorpay से आपके UPI खाते में',
    ],
    two: [
      'Razorpay या PayPal',
      'Razorpay से UPI द्वारा, या PayPal से अमेरिकी डॉलर में',
      'आप Razorpay से UPI द्वारा भुगतान करते हैं, या भारत से बाहर के खाते वाले PayPal से। PayPal अमेरिकी डॉलर में पैसे लेता है; हाँ कहने से पहले आपको रकम दिखती है।',
      'Razorpay से आपके UPI खाते में, या आपके PayPal खाते में',
    ],
    three: [
      'Razorpay, PayPal या Bank',
      'Razorpay से UPI द्वारा, PayPal से अमेरिकी डॉलर में, या C',
      'आप Razorpay से UPI द्वारा भुगतान करते हैं, या भारत से बाहर के खाते वाले PayPal से, या C। PayPal अमेरिकी डॉलर में पैसे लेता है; हाँ कहने से पहले आपको रकम दिखती है।',
      'Razorpay से आपके UPI खाते में, आपके PayPal खाते में, या D',
    ],
  },
};

test.each(languages)('the texts of one, two and three payment methods read as sentences: %s', (language) => {
  expect(valuesOf(language, 1)).toEqual(texts[language].one);
  expect(valuesOf(language, 2)).toEqual(texts[language].two);
  expect(valuesOf(language, 3)).toEqual(texts[language].three);
});
