/** The complete configuration of a live shop, with dummy keys. */
export const live = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://oils.example',
  SHOP_NAME: 'Ananda Oils',
  SHOP_EMAIL: 'hello@oils.example',
  RAZORPAY_KEY_ID: 'rzp_live_abc',
  RAZORPAY_KEY_SECRET: 'x',
  RAZORPAY_WEBHOOK_SECRET: 'opens-nothing-at-all',
  PAYPAL_CLIENT_ID: 'x',
  PAYPAL_CLIENT_SECRET: 'x',
  PAYPAL_WEBHOOK_ID: 'x',
  TRUST_PROXY_HOPS: '1',
  SMTP_URL: 'smtps://x:x@mail.example:465',
};
