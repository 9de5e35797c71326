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
    `${shopName}: Thank you, ${name}! Order #${number} is paid. ${orderUrl}`,
  'order-shipped': ({ shopName, number, orderUrl }: Values) =>
    `${shopName}: Order #${number} is on its way. ${orderUrl}`,
  'order-delivered': ({ shopName, number, orderUrl }: Values) =>
    `${shopName}: Order #${number} was delivered. ${orderUrl}`,
  'order-cancelled': ({ shopName, number, orderUrl }: Values) =>
    `${shopName}: Order #${number} was cancelled. ${orderUrl}`,
  'order-refunded': ({ shopName, number, orderUrl }: Values) =>
    `${shopName}: A refund for order #${number} is on its way. ${orderUrl}`,
  'batch-recalled': ({ shopName, number, orderUrl }: Values) =>
    `${shopName}: Safety notice. Please stop using bottles of order #${number}. ${orderUrl}`,
  restocked: ({ shopName, about = '', orderUrl }: Values) =>
    `${shopName}: Back in stock: ${about}. ${orderUrl}`,
  'price-dropped': ({ shopName, about = '', orderUrl }: Values) =>
    `${shopName}: Costs less now: ${about}. ${orderUrl}`,
  'running-low': ({ shopName, about = '', orderUrl }: Values) =>
    `${shopName}: Running low on ${about}? Your basket is filled. ${orderUrl}`,
};

/** On the screen of a phone, where others may read it: no name, number or amount. */
const pushTexts = {
  'order-paid': 'Your order is paid. Thank you!',
  'order-shipped': 'Your order is on its way.',
  'order-delivered': 'Your order was delivered.',
  'order-cancelled': 'Your order was cancelled.',
  'order-refunded': 'Your refund is on its way.',
  restocked: 'A food that you waited for is back.',
  'price-dropped': 'A food that you asked about costs less now.',
  'running-low': 'Running low? Your basket is filled.',
  'new-order': 'A new order has come in.',
};

/** Short messages about an order, for channels such as SMS. */
export const notices = {
  text: ({ kind, ...values }: Values & { kind: keyof typeof texts }) => texts[kind](values),
  push: (kind: keyof typeof pushTexts) => pushTexts[kind],
  code: ({ code, shopName }: { code: string; shopName: string }) =>
    `${code} is your code to log in to ${shopName}. It is valid for 10 minutes. Share it with nobody.`,
};
