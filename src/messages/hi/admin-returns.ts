import type { Messages } from '../en/en.ts';

type Kind = Parameters<Messages['adminReturns']['kind']>[0];
type Stage = Parameters<Messages['adminReturns']['stage']>[0];
type Step = Parameters<Messages['adminReturns']['step']>[0];

const kinds: Record<Kind, string> = {
  cancel: 'रद्द करना',
  return: 'वापसी',
  exchange: 'एक्सचेंज',
  damage: 'टूट-फूट',
};

const stages: Record<Stage, string> = {
  accepted: 'मंज़ूर, सामान अभी वापस नहीं आया',
  received: 'सामान मिल गया',
  refunded: 'रिफ़ंड हो गया',
  closed: 'पूरा हुआ',
};

const steps: Record<Step, string> = {
  receive: 'सामान मिल गया',
  refund: 'रिफ़ंड करें',
  close: 'रिफ़ंड के बिना पूरा करें',
};

export const adminReturns: Messages['adminReturns'] = {
  title: 'अनुरोध',
  things: 'अनुरोध',
  noneOpen: 'कोई अनुरोध बाकी नहीं है।',
  noneClosed: 'अभी कोई अनुरोध पूरा नहीं हुआ।',
  filterClosed: 'पूरे हुए',
  requestTitle: ({ kind, number }) => `${kinds[kind]}, <order>ऑर्डर #${number}</order>`,
  photo: (position) => `फ़ोटो ${position}`,
  acceptedReply: 'मंज़ूर:',
  declinedReply: 'नामंज़ूर:',
  nextStep: 'अगला कदम',
  replyMissing: 'कृपया जवाब लिखें',
  replied: 'ग्राहक को आपका जवाब ईमेल से मिलेगा।',
  yourReply: 'आपका जवाब',
  acceptAndCancel: 'मंज़ूर, रद्द और रिफ़ंड करें',
  accept: 'मंज़ूर करें',
  decline: 'नामंज़ूर करें',
  ofOrder: 'वापसी',
  kind: (kind) => kinds[kind],
  stage: (stage) => stages[stage],
  waits: 'आपके जवाब का इंतज़ार है',
  declined: 'नामंज़ूर',
  accepted: 'मंज़ूर',
  reply: 'जवाब दें',
  step: (step) => steps[step],
  closeTitle: 'रिफ़ंड के बिना पूरा करें?',
  closeNote: 'जब बदला हुआ सामान भेज दिया हो, या सामान वापस आया ही न हो। ग्राहक को नोट ईमेल में मिलेगा।',
  refundTitle: 'इस वापसी का रिफ़ंड करें',
  refundNote: 'पैसे उसी भुगतान से लौटेंगे जिससे आए थे।',
  receiveTitle: 'सामान वापस आ गया',
  receiveNote: 'कितने फिर से बेचे जाएँगे? बाकी स्टॉक में नहीं जुड़ेंगे।',
  lineOf: ({ food, size, quantity }) => `${food}, ${size} (${quantity} में से)`,
  wholeNumber: 'पूरी संख्या डालें',
  notBelowZero: '0 से कम नहीं',
  maxQuantity: (max) => `ज़्यादा से ज़्यादा ${max}`,
};
