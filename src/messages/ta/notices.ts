export interface Values {
  name: string;
  number: string;
  shopName: string;
  orderUrl: string;
}

const texts = {
  'order-paid': ({ shopName, name, number, orderUrl }: Values) =>
    `${shopName}: நன்றி, ${name}! ஆர்டர் #${number}-க்குப் பணம் வந்துவிட்டது. ${orderUrl}`,
  'order-shipped': ({ shopName, number, orderUrl }: Values) =>
    `${shopName}: ஆர்டர் #${number} அனுப்பப்பட்டது. ${orderUrl}`,
  'order-delivered': ({ shopName, number, orderUrl }: Values) =>
    `${shopName}: ஆர்டர் #${number} டெலிவரி ஆனது. ${orderUrl}`,
  'order-cancelled': ({ shopName, number, orderUrl }: Values) =>
    `${shopName}: ஆர்டர் #${number} ரத்து செய்யப்பட்டது. ${orderUrl}`,
  'order-refunded': ({ shopName, number, orderUrl }: Values) =>
    `${shopName}: ஆர்டர் #${number}-க்கான பணம் திரும்ப வருகிறது. ${orderUrl}`,
  'batch-recalled': ({ shopName, number, orderUrl }: Values) =>
    `${shopName}: பாதுகாப்பு அறிவிப்பு. ஆர்டர் #${number}-இன் பாட்டில்களைப் பயன்படுத்த வேண்டாம். ${orderUrl}`,
};

/** Short messages about an order, for channels such as SMS. */
export const notices = {
  text: ({ kind, ...values }: Values & { kind: keyof typeof texts }) => texts[kind](values),
  code: ({ code, shopName }: { code: string; shopName: string }) =>
    `${shopName} உள்நுழைவுக் குறியீடு: ${code}. 10 நிமிடங்கள் செல்லும். யாரிடமும் பகிர வேண்டாம்.`,
};
