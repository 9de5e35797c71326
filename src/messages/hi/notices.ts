export interface Values {
  name: string;
  number: string;
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
};

/** Short messages about an order, for channels such as SMS. */
export const notices = {
  text: ({ kind, ...values }: Values & { kind: keyof typeof texts }) => texts[kind](values),
  code: ({ code, shopName }: { code: string; shopName: string }) =>
    `${shopName} में लॉगिन का कोड: ${code}। यह 10 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
};
