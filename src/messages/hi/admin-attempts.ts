import type { Messages } from '../en/en.ts';

const statuses = {
  pending: 'बैंक का इंतज़ार',
  authorised: 'मंज़ूर, अभी लिया नहीं गया',
  captured: 'भुगतान हुआ',
  'part-refunded': 'भुगतान हुआ, कुछ लौटाया गया',
  refunded: 'भुगतान हुआ और लौटाया गया',
  failed: 'बैंक ने मना किया',
};
const kinds = { upi: 'UPI', card: 'कार्ड', netbanking: 'नेट बैंकिंग', wallet: 'वॉलेट', other: 'अन्य' };

export const adminAttempts: Messages['adminAttempts'] = {
  title: 'भुगतान की कोशिशें',
  status: (status) => statuses[status],
  paidWith: ({ kind, hint }) =>
    hint && kind === 'card' ? `कार्ड, आख़िरी अंक ${hint}` : [kinds[kind], hint].filter(Boolean).join(', '),
  nothingPaid: 'कुछ नहीं चुकाया',
  notKnown: 'प्रदाता को पता नहीं',
  noResponse: 'अभी जवाब नहीं',
  notStarted: 'प्रदाता तक नहीं पहुँचा',
  byHand: 'आपके दर्ज करने का इंतज़ार',
  askedLast: (time) => `आख़िरी बार पूछा ${time}`,
  noResponseSince: (time) => `आख़िरी बार पूछा ${time}, जवाब नहीं आया`,
  capturedAt: ({ amount, time }) => `${amount}, ${time} को चुकाया गया।`,
  less: ({ amount, less }) => `${amount} आए, ऑर्डर से ${less} कम।`,
  more: ({ amount, more }) => `${amount} आए, ऑर्डर से ${more} ज़्यादा।`,
  whatCanIDo: 'मैं क्या कर सकता हूँ?',
  advice:
    'ऑर्डर बिना भुगतान के रहता है। ग्राहक से पूरी रकम चुकाने को कहें, फिर यह भुगतान “भुगतान” पेज पर लौटा दें। या इसे अभी लौटाकर ऑर्डर रद्द करें।',
  toPayments: 'भुगतान पेज पर जाएँ',
  notCharged: 'कोई रकम नहीं ली गई।',
};
