export interface Values {
  name: string;
  number: string;
  /** The food, when it is about no order. */
  about?: string;
  shopName: string;
  orderUrl: string;
}

const texts = {
  'order-paid': ({ shopName, name, number, orderUrl }: Values) =>
    `${shopName}: धन्यवाद, ${name}! ऑर्डर #${number} का भुगतान मिल गया। ${orderUrl}`,
  'order-shipped': ({ shopName, number, orderUrl }: Values) =>
    `${shopName}: ऑर्डर #${number} भेज दिया गया है। ${orderUrl}`,
  'order-delivered': ({ shopName, number, orderUrl }: Values) =>
    `${shopName}: ऑर्डर #${number} पहुँच गया। ${orderUrl}`,
  'order-cancelled': ({ shopName, number, orderUrl }: Values) =>
    `${shopName}: ऑर्डर #${number} रद्द हो गया। ${orderUrl}`,
  'order-refunded': ({ shopName, number, orderUrl }: Values) =>
    `${shopName}: ऑर्डर #${number} का पैसा वापस आ रहा है। ${orderUrl}`,
  'batch-recalled': ({ shopName, number, orderUrl }: Values) =>
    `${shopName}: सुरक्षा सूचना। ऑर्डर #${number} की बोतलें इस्तेमाल न करें। ${orderUrl}`,
  restocked: ({ shopName, about = '', orderUrl }: Values) =>
    `${shopName}: फिर से उपलब्ध: ${about}. ${orderUrl}`,
  'price-dropped': ({ shopName, about = '', orderUrl }: Values) =>
    `${shopName}: दाम घट गया: ${about}. ${orderUrl}`,
  'running-low': ({ shopName, about = '', orderUrl }: Values) =>
    `${shopName}: ${about} ख़त्म होने वाला है? आपकी टोकरी तैयार है। ${orderUrl}`,
};

/** On the screen of a phone, where others may read it: no name, number or amount. */
const pushTexts = {
  'order-paid': 'आपके ऑर्डर का भुगतान मिल गया। धन्यवाद!',
  'order-shipped': 'आपका ऑर्डर रास्ते में है।',
  'order-delivered': 'आपका ऑर्डर पहुँच गया।',
  'order-cancelled': 'आपका ऑर्डर रद्द हो गया।',
  'order-refunded': 'आपका पैसा वापस आ रहा है।',
  restocked: 'जिस चीज़ का आप इंतज़ार कर रहे थे, वह फिर आ गई है।',
  'price-dropped': 'जिस चीज़ के बारे में आपने कहा था, उसका दाम घट गया है।',
  'running-low': 'ख़त्म होने वाला है? आपकी टोकरी तैयार है।',
  'new-order': 'नया ऑर्डर आया है।',
};

/** Short messages about an order, for channels such as SMS. */
export const notices = {
  text: ({ kind, ...values }: Values & { kind: keyof typeof texts }) => texts[kind](values),
  push: (kind: keyof typeof pushTexts) => pushTexts[kind],
  code: ({ code, shopName }: { code: string; shopName: string }) =>
    `${shopName} में लॉगिन का कोड: ${code}। यह 10 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
};
