import type { Messages } from '../en/en.ts';
import type { Unrelated } from '../en/payment-issues.ts';

const unrelated: Record<Unrelated, string> = {
  'provider-order': 'यह भुगतान भुगतान सेवा के किसी और ऑर्डर का नाम लेता है',
  'shop-order': 'यह भुगतान दुकान के किसी और ऑर्डर का नाम लेता है',
  merchant: 'यह भुगतान किसी और व्यापारी को गया',
};

export const paymentIssues: Messages['paymentIssues'] = {
  unrelated: (reason) => unrelated[reason],
  otherAmount: ({ number, asked, came }) => `ऑर्डर ${number} के लिए ${asked} माँगे गए थे, और ${came} आए।`,
  otherAccount: ({ provider, event, theirs, ours }) =>
    `${provider} ने खाते ${theirs} में ${event} बताया, और दुकान का खाता ${ours} है।`,
  anEvent: 'कुछ',
  unsettled: ({ provider, event, problem }) =>
    `${provider} ने ${event} बताया, पर इसे दर्ज नहीं किया जा सका: ${problem}।`,
  noResponse: 'भुगतान सेवा जवाब नहीं दे रही',
  noOrder: 'हमारे पास इसका कोई ऑर्डर नहीं है',
  unknownThere: (code) => `भुगतान सेवा इसे नहीं जानती: ${code}`,
  otherEnvironment: ({ provider, begun, now }) =>
    `यह भुगतान ${provider} (${begun}) से शुरू हुआ था; दुकान अब ${now} पर चल रही है।`,
  refundRejected: ({ amount, payment, code }) =>
    `भुगतान सेवा ने ${payment} में से ${amount} लौटाने से मना कर दिया: ${code}।`,
  refundFailed: ({ amount, payment }) => `भुगतान सेवा ${payment} में से ${amount} लौटा नहीं पाई।`,
  fixedRate: (rate) => `एक हफ़्ते से विनिमय दर नहीं मिली। डॉलर की कीमतें ${rate} की तय दर पर लगती हैं।`,
};
