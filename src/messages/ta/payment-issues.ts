import type { Messages } from '../en/en.ts';
import type { Unrelated } from '../en/payment-issues.ts';

const unrelated: Record<Unrelated, string> = {
  'provider-order': 'இந்தப் பணம் பணச் சேவையின் வேறொரு ஆர்டரைச் சொல்கிறது',
  'shop-order': 'இந்தப் பணம் கடையின் வேறொரு ஆர்டரைச் சொல்கிறது',
  merchant: 'இந்தப் பணம் வேறொரு வணிகருக்குச் சென்றது',
};

export const paymentIssues: Messages['paymentIssues'] = {
  unrelated: (reason) => unrelated[reason],
  otherAmount: ({ number, asked, came }) => `ஆர்டர் ${number}-க்கு ${asked} கேட்டோம்; ${came} வந்துள்ளது.`,
  otherAccount: ({ provider, event, theirs, ours }) =>
    `${provider} ${theirs} கணக்கில் ${event} என்று சொன்னது; கடையின் கணக்கு ${ours}.`,
  anEvent: 'ஏதோ ஒன்று',
  unsettled: ({ provider, event, problem }) =>
    `${provider} சொன்னது: ${event}. இதைப் பதிவு செய்ய முடியவில்லை: ${problem}.`,
  noResponse: 'பணச் சேவை பதில் தரவில்லை',
  noOrder: 'இதற்கான ஆர்டர் எங்களிடம் இல்லை',
  unknownThere: (code) => `பணச் சேவைக்கு இது தெரியவில்லை: ${code}`,
  otherEnvironment: ({ provider, begun, now }) =>
    `இந்தப் பணம் ${provider} (${begun}) முறையில் தொடங்கியது; கடை இப்போது ${now} முறையில் இயங்குகிறது.`,
  refundRejected: ({ amount, payment, code }) =>
    `${payment} பணத்தில் ${amount} திரும்ப அனுப்ப பணச் சேவை மறுத்துவிட்டது: ${code}.`,
  refundFailed: ({ amount, payment }) => `${payment} பணத்தில் ${amount} திரும்ப அனுப்ப பணச் சேவையால் முடியவில்லை.`,
  fixedRate: (rate) => `ஒரு வாரமாக மாற்று விகிதம் கிடைக்கவில்லை. டாலர் விலைகள் ${rate} என்ற நிலையான விகிதத்தில் கணக்காகின்றன.`,
};
