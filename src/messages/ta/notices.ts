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
  restocked: ({ shopName, about = '', orderUrl }: Values) =>
    `${shopName}: மீண்டும் கிடைக்கிறது: ${about}. ${orderUrl}`,
  'price-dropped': ({ shopName, about = '', orderUrl }: Values) =>
    `${shopName}: விலை குறைந்துள்ளது: ${about}. ${orderUrl}`,
  'running-low': ({ shopName, about = '', orderUrl }: Values) =>
    `${shopName}: ${about} தீரப்போகிறதா? உங்கள் கூடை தயார். ${orderUrl}`,
};

/** On the screen of a phone, where others may read it: no name, number or amount. */
const pushTexts = {
  'order-paid': 'உங்கள் ஆர்டருக்குப் பணம் வந்துவிட்டது. நன்றி!',
  'order-shipped': 'உங்கள் ஆர்டர் வந்துகொண்டிருக்கிறது.',
  'order-delivered': 'உங்கள் ஆர்டர் டெலிவரி ஆனது.',
  'order-cancelled': 'உங்கள் ஆர்டர் ரத்து செய்யப்பட்டது.',
  'order-refunded': 'உங்கள் பணம் திரும்ப வருகிறது.',
  restocked: 'நீங்கள் காத்திருந்த பொருள் மீண்டும் வந்துவிட்டது.',
  'price-dropped': 'நீங்கள் கேட்ட பொருளின் விலை குறைந்துள்ளது.',
  'running-low': 'தீரப்போகிறதா? உங்கள் கூடை தயார்.',
  'new-order': 'புதிய ஆர்டர் வந்துள்ளது.',
};

/** Short messages about an order, for channels such as SMS. */
export const notices = {
  text: ({ kind, ...values }: Values & { kind: keyof typeof texts }) => texts[kind](values),
  push: (kind: keyof typeof pushTexts) => pushTexts[kind],
  code: ({ code, shopName }: { code: string; shopName: string }) =>
    `${shopName} உள்நுழைவுக் குறியீடு: ${code}. 10 நிமிடங்கள் செல்லும். யாரிடமும் பகிர வேண்டாம்.`,
};
