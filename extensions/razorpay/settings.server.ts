import {
  type Environment,
  httpUrl,
  type KeyDefinition,
  keyText,
  type SettingsInput,
  scriptUrl,
  withDemoValues,
} from '../../src/extension/keys.ts';
import type { CspOrigins, PaymentSettings } from '../../src/extension/payments.ts';
import { keyTexts } from './setup-texts.server.ts';

export interface RazorpaySettings extends PaymentSettings {
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
}

/** A shorter secret could be brute-forced from a single signed event. */
const MIN_SECRET_LENGTH = 16;

export const keys: readonly KeyDefinition[] = [
  {
    name: 'RAZORPAY_KEY_ID',
    ...keyTexts.keyId,
    schema: keyText,
    demoValue: 'rzp_test_ChekkuDemoShop',
    liveError: (value) =>
      value.startsWith('rzp_test_') ? 'is a test key, and SHOP_MODE=live takes real money' : undefined,
  },
  {
    name: 'RAZORPAY_KEY_SECRET',
    ...keyTexts.keySecret,
    isSecret: true,
    schema: keyText,
    demoValue: 'chekku-demo-razorpay-key',
  },
  {
    name: 'RAZORPAY_WEBHOOK_SECRET',
    ...keyTexts.webhookSecret,
    isSecret: true,
    previousName: 'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
    schema: keyText,
    demoValue: 'chekku-demo-razorpay-webhook',
    liveError: (value) =>
      value.length < MIN_SECRET_LENGTH
        ? `must have at least ${MIN_SECRET_LENGTH} characters when SHOP_MODE=live`
        : undefined,
  },
  {
    name: 'RAZORPAY_ACCOUNT_ID',
    ...keyTexts.accountId,
    isOptional: true,
    isFixed: true,
    schema: keyText.regex(/^acc_[A-Za-z0-9]{14}$/, 'must look like acc_ and 14 letters or digits'),
  },
  { name: 'RAZORPAY_API_URL', ...keyTexts.apiUrl, isOptional: true, isAddress: true, schema: httpUrl },
  {
    name: 'RAZORPAY_CHECKOUT_URL',
    ...keyTexts.checkoutUrl,
    isOptional: true,
    isAddress: true,
    schema: scriptUrl,
  },
];

/** Live mode uses the real Razorpay; demo mode uses the built-in sandbox unless configured otherwise. */
export function settings({ isLive, keys: input, sandboxUrl }: SettingsInput): RazorpaySettings {
  const environment = environmentOf(isLive, input.RAZORPAY_API_URL);
  const values = environment === 'sandbox' ? withDemoValues(keys, input) : input;
  return {
    // the shop does not open without its keys
    isOffered: true,
    environment,
    apiUrl: input.RAZORPAY_API_URL ?? (isLive ? 'https://api.razorpay.com' : `${sandboxUrl}/razorpay`),
    checkoutUrl:
      input.RAZORPAY_CHECKOUT_URL ??
      (environment === 'sandbox'
        ? '/sandbox/razorpay/checkout.js'
        : 'https://checkout.razorpay.com/v1/checkout.js'),
    keyId: values.RAZORPAY_KEY_ID ?? '',
    keySecret: values.RAZORPAY_KEY_SECRET ?? '',
    webhookSecret: values.RAZORPAY_WEBHOOK_SECRET ?? '',
    previousWebhookSecret: input.RAZORPAY_WEBHOOK_SECRET_PREVIOUS,
    accountId: input.RAZORPAY_ACCOUNT_ID,
  };
}

function environmentOf(isLive: boolean, apiUrl: string | undefined): Environment {
  if (isLive) return 'live';
  return apiUrl && /(^|\.)razorpay\.com$/.test(new URL(apiUrl).hostname) ? 'test' : 'sandbox';
}

const ORIGINS: CspOrigins = {
  'script-src': ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  'connect-src': [
    'https://api.razorpay.com',
    'https://lumberjack.razorpay.com',
    'https://lumberjack-metrics.razorpay.com',
  ],
  'frame-src': ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  'img-src': ['https://cdn.razorpay.com'],
};

export function cspOrigins({ environment, checkoutUrl }: RazorpaySettings): CspOrigins {
  const origins = environment === 'sandbox' ? {} : ORIGINS;
  // a script URL that the shop configured
  const script = URL.canParse(checkoutUrl) ? [new URL(checkoutUrl).origin] : [];
  return { ...origins, 'script-src': [...(origins['script-src'] ?? []), ...script] };
}
