import type { Messages } from '../en/en.ts';

type Kind = Parameters<Messages['returns']['kind']>[0];

const kinds: Record<Kind, string> = {
  cancel: 'रद्द करने को कहें',
  return: 'वापस करें',
  exchange: 'एक्सचेंज',
  damage: 'टूट-फूट बताएँ',
};

const requests: Record<Kind, string> = {
  cancel: 'रद्द करने का अनुरोध',
  return: 'वापसी',
  exchange: 'एक्सचेंज',
  damage: 'टूट-फूट',
};

const steps = {
  asked: 'अनुरोध मिला',
  accepted: 'मंज़ूर',
  sent: 'वापस आ रहा है',
  received: 'सामान मिला',
  refunded: 'रिफ़ंड हुआ',
  settled: 'पूरा हुआ',
  declined: 'नामंज़ूर',
};

export const returns: Messages['returns'] = {
  title: 'आप क्या कर सकते हैं',
  kind: (kind) => kinds[kind],
  request: (kind) => requests[kind],
  downloadInvoice: 'बिल डाउनलोड करें',
  cancelOrder: 'ऑर्डर रद्द करें',
  cancelQuestion: 'यह ऑर्डर रद्द करें?',
  cancelled: 'आपका ऑर्डर रद्द हो गया।',
  fullRefundUntil: (time) => `${time} तक पूरा रिफ़ंड। उसके बाद हम मिलकर देखेंगे।`,
  nothingPaid: 'आपने इसका भुगतान नहीं किया है, इसलिए कुछ लौटाना नहीं है।',
  failed: 'नहीं हो पाया। फिर से कोशिश करें।',
  refundComing: ({ amount, day }) => `<refund>${amount} का रिफ़ंड</refund> भेज दिया है, ${day} तक पहुँच जाएगा।`,
  refundFailed: (amount) => `<refund>${amount} का रिफ़ंड</refund> नहीं हो पाया; हम देख रहे हैं।`,
  open: 'हम जल्द जवाब देंगे।',
  accepted: (reply) => `मंज़ूर। ${reply}`,
  declined: (reply) => `मंज़ूर नहीं हुआ। ${reply}`,
  sent: 'आपका अनुरोध मिल गया, हम जल्द जवाब देंगे।',
  about: 'क्या समस्या है?',
  send: 'भेजें',
  reasonMissing: 'कृपया कारण बताएँ',
  reasonTooLong: 'यह बहुत लंबा है',
  tooManyPhotos: (max) => `ज़्यादा से ज़्यादा ${max} फ़ोटो`,
  photos: (max) => `फ़ोटो (${max} तक)`,
  photo: (position) => `आपकी चुनी फ़ोटो ${position}`,
  removePhoto: (position) => `फ़ोटो ${position} हटाएँ`,
  addPhotos: 'फ़ोटो जोड़ें',
  addPhoto: 'एक और जोड़ें',
  stageRefunded: 'आपका रिफ़ंड रास्ते में है।',
  stageClosed: 'यह मामला पूरा हो गया।',
  receivedThenExchange: 'सामान हमें मिल गया। आगे: हम आपको बदला हुआ सामान भेजेंगे।',
  receivedThenRefund: 'सामान हमें मिल गया। आगे: हम आपका रिफ़ंड भेजेंगे।',
  nextRefund: 'आगे: हम आपका रिफ़ंड भेजेंगे।',
  sendBackThenExchange: 'आगे: कृपया सामान हमें वापस भेजें। फिर हम बदला हुआ सामान भेजेंगे।',
  sendBackThenRefund: 'आगे: कृपया सामान हमें वापस भेजें। फिर हम आपका रिफ़ंड भेजेंगे।',
  toYou: 'आपको',
  refund: ({ amount, target, day }) => `${amount} ${target} ${day} तक वापस आ जाएगा।`,
  onItsWay: 'सामान हमारे पास वापस आ रहा है। इसके बाद हम रिफ़ंड भेजेंगे।',
  step: (step) => steps[step],
  stepsOf: 'इस अनुरोध के चरण',
  whichItems: 'कौन-सा सामान?',
  piecesOf: ({ food, size, quantity }) => `${food}, ${size} (${quantity} में से)`,
  sentBack: 'मैंने वापस भेज दिया',
  returnTracking: 'ट्रैकिंग नंबर (वैकल्पिक)',
  trackedAs: (tracking) => `वापसी का ट्रैकिंग नंबर: ${tracking}`,
  creditNote: (number) => `क्रेडिट नोट ${number}`,
};
