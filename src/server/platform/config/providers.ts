import { DEMO_KEYS } from './demo-keys.ts';
import type { Variables } from './variables.ts';

type Environment = 'sandbox' | 'test' | 'live';

export interface ProvidersConfig {
  razorpay: {
    /** Stored with every payment attempt, so that test payments never count as live ones. */
    environment: Environment;
    apiUrl: string;
    /** A URL or a path of this site, loaded by the browser. */
    checkoutUrl: string;
    keyId: string;
    keySecret: string;
    webhookSecret: string;
    /** For key rotation: Razorpay retries events signed with the old secret for a day. */
    previousWebhookSecret: string | undefined;
    /** The shop's Razorpay account; undefined: the account of events is not checked. */
    accountId: string | undefined;
  };
  paypal: {
    /** False when no PayPal keys are configured. */
    isOffered: boolean;
    environment: Environment;
    apiUrl: string;
    /** A URL or a path of this site, loaded by the browser. */
    sdkUrl: string;
    clientId: string;
    clientSecret: string;
    webhookId: string;
    merchantId: string | undefined;
  };
  /** Frankfurter's latest rates, base INR. */
  exchangeRateUrl: string;
}

const RATES = 'v1/latest?base=INR&symbols=USD';

/** Live mode uses the real providers; demo mode uses the built-in sandbox unless configured otherwise. */
export function providersConfig(input: Variables): ProvidersConfig {
  const isLive = input.SHOP_MODE === 'live';
  const sandbox = `http://127.0.0.1:${input.PORT}/sandbox`;
  const razorpay = environmentOf(isLive, input.RAZORPAY_API_URL);
  const paypal = environmentOf(isLive, input.PAYPAL_API_URL);
  const razorpayKeys = razorpay === 'sandbox' ? { ...DEMO_KEYS, ...input } : input;
  const paypalKeys = paypal === 'sandbox' ? { ...DEMO_KEYS, ...input } : input;
  return {
    razorpay: {
      environment: razorpay,
      apiUrl: input.RAZORPAY_API_URL ?? (isLive ? 'https://api.razorpay.com' : `${sandbox}/razorpay`),
      checkoutUrl:
        input.RAZORPAY_CHECKOUT_URL ??
        (razorpay === 'sandbox'
          ? '/sandbox/razorpay/checkout.js'
          : 'https://checkout.razorpay.com/v1/checkout.js'),
      keyId: razorpayKeys.RAZORPAY_KEY_ID ?? '',
      keySecret: razorpayKeys.RAZORPAY_KEY_SECRET ?? '',
      webhookSecret: razorpayKeys.RAZORPAY_WEBHOOK_SECRET ?? '',
      previousWebhookSecret: input.RAZORPAY_WEBHOOK_SECRET_PREVIOUS,
      accountId: input.RAZORPAY_ACCOUNT_ID,
    },
    paypal: {
      isOffered: Boolean(
        paypalKeys.PAYPAL_CLIENT_ID && paypalKeys.PAYPAL_CLIENT_SECRET && paypalKeys.PAYPAL_WEBHOOK_ID,
      ),
      environment: paypal,
      apiUrl: input.PAYPAL_API_URL ?? (isLive ? 'https://api-m.paypal.com' : `${sandbox}/paypal`),
      sdkUrl:
        input.PAYPAL_SDK_URL ??
        (paypal === 'sandbox' ? '/sandbox/paypal/sdk/js' : 'https://www.paypal.com/sdk/js'),
      clientId: paypalKeys.PAYPAL_CLIENT_ID ?? '',
      clientSecret: paypalKeys.PAYPAL_CLIENT_SECRET ?? '',
      webhookId: paypalKeys.PAYPAL_WEBHOOK_ID ?? '',
      merchantId: paypalKeys.PAYPAL_MERCHANT_ID,
    },
    exchangeRateUrl:
      input.EXCHANGE_RATE_URL ??
      (isLive ? `https://api.frankfurter.dev/${RATES}` : `${sandbox}/exchange-rate/${RATES}`),
  };
}

function environmentOf(isLive: boolean, urlInput: string | undefined): Environment {
  if (isLive) return 'live';
  return urlInput && /(^|\.)(razorpay|paypal)\.com$/.test(new URL(urlInput).hostname) ? 'test' : 'sandbox';
}
