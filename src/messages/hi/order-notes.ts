import type { Messages } from '../en/en.ts';

type Request = Parameters<Messages['orderNotes']['accepted']>[0];

const requests: Record<Request, string> = {
  cancel: 'रद्द करना',
  return: 'वापसी',
  exchange: 'एक्सचेंज',
  damage: 'टूट-फूट',
};

const methods: Record<string, string> = { cash: 'नकद', bank: 'बैंक ट्रांसफ़र', upi: 'UPI', other: 'अन्य' };

export const orderNotes: Messages['orderNotes'] = {
  byPhone: 'फ़ोन पर ऑर्डर लिया गया',
  cashOnDelivery: 'कैश ऑन डिलीवरी',
  paidOnlineInstead: 'नकद की जगह ऑनलाइन भुगतान हुआ',
  cashReceived: ({ amount, reference }) => `${amount} नकद मिले: ${reference}`,
  notAcceptedAtDoor: 'दरवाज़े पर नहीं लिया गया',
  returnedByCourier: 'कूरियर ने बिना भुगतान लौटाया',
  deleted: 'मिटाया गया',
  holdExpired: 'समय पर भुगतान नहीं हुआ; सामान और कूपन फिर से उपलब्ध हैं',
  notPaidWithin: (hours) => `${hours} घंटे में भुगतान नहीं हुआ`,
  nothingToPay: (coupon) => `कुछ नहीं देना है: कूपन ${coupon} से पूरा भुगतान हो गया`,
  paidBy: (payment) => `${payment} से भुगतान हुआ`,
  paidAfterDeletion: (payment) => `मिटाने के बाद ${payment} से भुगतान हुआ`,
  paidOutside: ({ method, reference }) => `दुकान के बाहर भुगतान: ${methods[method] ?? method} ${reference}`,
  arrived: ({ amount, reference }) => `${amount} मिले: ${reference}`,
  wholePaymentBack: 'पूरा भुगतान वापस हो गया',
  cancelledOnRequest: 'ग्राहक के कहने पर रद्द किया गया',
  cancelledByCustomer: 'ग्राहक ने रद्द किया',
  addressCorrected: 'डिलीवरी का पता सुधारा गया',
  shippingUndone: 'भेजना वापस लिया गया',
  parcelBooked: (parcel) => `पार्सल बुक हुआ: ${parcel}`,
  bookingCancelled: (parcel) => `बुकिंग रद्द हुई: ${parcel}`,
  reattempted: (parcel) => `दोबारा डिलीवरी के लिए कहा: ${parcel}`,
  trackingCorrected: ({ before, after }) => `ट्रैकिंग सुधारी गई: ${before} → ${after}`,
  accepted: (kind) => `${requests[kind]} मंज़ूर`,
  goodsRestocked: ({ kind, pieces }) =>
    `${requests[kind]}: सामान मिल गया, ${pieces} फिर से स्टॉक में, बाकी स्टॉक में नहीं जोड़ा गया`,
  goodsWrittenOff: (kind) => `${requests[kind]}: सामान मिल गया, स्टॉक में नहीं जोड़ा गया`,
  closed: ({ kind, note }) => `${requests[kind]} का मामला बंद: ${note}`,
  refund: (reason) => `रिफ़ंड: ${reason}`,
  refundSent: 'रिफ़ंड भेज दिया',
  refundSentAs: (reference) => `रिफ़ंड भेज दिया: ${reference}`,
  madeAtProvider: 'भुगतान सेवा की ओर से किया गया',
  otherAmount: 'माँगी गई रकम से अलग रकम आई',
  duplicate: 'दोबारा आया भुगतान',
  unfulfilled: 'ऑर्डर पूरा नहीं हो सका',
  sentBack: ({ kind, tracking }) =>
    [`${requests[kind]}: सामान वापस आ रहा है`, tracking].filter(Boolean).join(', '),
  gstinChanged: 'खरीदार का GSTIN बदला गया',
  batchInstead: ({ code, instead }) => `बैच ${instead} की जगह बैच ${code}`,
  recalled: (code) => `बैच ${code} वापस मँगाया गया`,
  replaces: (number) => `ऑर्डर #${number} की वापस मँगाई बोतलों के बदले`,
};
