/** Keys of the built-in sandbox. They are not secret: live mode rejects them. */
export const DEMO_KEYS = {
  RAZORPAY_KEY_ID: 'rzp_test_ChekkuDemoShop',
  RAZORPAY_KEY_SECRET: 'chekku-demo-razorpay-key',
  RAZORPAY_WEBHOOK_SECRET: 'chekku-demo-razorpay-webhook',
  PAYPAL_CLIENT_ID: 'chekku-demo-paypal-client',
  PAYPAL_CLIENT_SECRET: 'chekku-demo-paypal-key',
  PAYPAL_WEBHOOK_ID: 'CHEKKUDEMOWEBHOOK',
  PAYPAL_MERCHANT_ID: 'CHEKKUDEMOSHOP',
} as const;
