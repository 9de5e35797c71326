export interface Values {
  name: string;
  number: string;
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
};

/** Short messages about an order, for channels such as SMS. */
export const notices = {
  text: ({ kind, ...values }: Values & { kind: keyof typeof texts }) => texts[kind](values),
  code: ({ code, shopName }: { code: string; shopName: string }) =>
    `${code} is your code to log in to ${shopName}. It is valid for 10 minutes. Share it with nobody.`,
};
