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

export interface PaypalSettings extends PaymentSettings {
  apiUrl: string;
  /** A URL or a path of this site, loaded by the browser. */
  sdkUrl: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  merchantId: string | undefined;
}

export const keys: readonly KeyDefinition[] = [
  { name: 'PAYPAL_CLIENT_ID', ...keyTexts.clientId, schema: keyText, demoValue: 'chekku-demo-paypal-client' },
  {
    name: 'PAYPAL_CLIENT_SECRET',
    ...keyTexts.clientSecret,
    isSecret: true,
    schema: keyText,
    demoValue: 'chekku-demo-paypal-key',
  },
  { name: 'PAYPAL_WEBHOOK_ID', ...keyTexts.webhookId, schema: keyText, demoValue: 'CHEKKUDEMOWEBHOOK' },
  {
    name: 'PAYPAL_MERCHANT_ID',
    ...keyTexts.merchantId,
    isOptional: true,
    isFixed: true,
    schema: keyText,
    demoValue: 'CHEKKUDEMOSHOP',
  },
  { name: 'PAYPAL_API_URL', ...keyTexts.apiUrl, isOptional: true, isAddress: true, schema: httpUrl },
  { name: 'PAYPAL_SDK_URL', ...keyTexts.sdkUrl, isOptional: true, isAddress: true, schema: scriptUrl },
];

/** Live mode uses the real PayPal; demo mode uses the built-in sandbox unless configured otherwise. */
export function settings({ isLive, keys: input, sandboxUrl }: SettingsInput): PaypalSettings {
  const environment = environmentOf(isLive, input.PAYPAL_API_URL);
  const values = environment === 'sandbox' ? withDemoValues(keys, input) : input;
  return {
    isOffered: Boolean(values.PAYPAL_CLIENT_ID && values.PAYPAL_CLIENT_SECRET && values.PAYPAL_WEBHOOK_ID),
    environment,
    apiUrl: input.PAYPAL_API_URL ?? (isLive ? 'https://api-m.paypal.com' : `${sandboxUrl}/paypal`),
    sdkUrl:
      input.PAYPAL_SDK_URL ??
      (environment === 'sandbox' ? '/sandbox/paypal/sdk/js' : 'https://www.paypal.com/sdk/js'),
    clientId: values.PAYPAL_CLIENT_ID ?? '',
    clientSecret: values.PAYPAL_CLIENT_SECRET ?? '',
    webhookId: values.PAYPAL_WEBHOOK_ID ?? '',
    merchantId: values.PAYPAL_MERCHANT_ID,
  };
}

function environmentOf(isLive: boolean, apiUrl: string | undefined): Environment {
  if (isLive) return 'live';
  return apiUrl && /(^|\.)paypal\.com$/.test(new URL(apiUrl).hostname) ? 'test' : 'sandbox';
}

const ORIGINS = ['https://*.paypal.com', 'https://*.paypalobjects.com'];

export function cspOrigins({ isOffered, environment, sdkUrl }: PaypalSettings): CspOrigins {
  if (!isOffered) return {};
  const origins = environment === 'sandbox' ? [] : ORIGINS;
  // an SDK URL that the shop configured
  const script = URL.canParse(sdkUrl) ? [new URL(sdkUrl).origin] : [];
  const isCovered = origins.length > 0 && /\.paypal\.com$/.test(script[0] ?? '');
  return {
    'script-src': [...origins, ...(isCovered ? [] : script)],
    'connect-src': origins,
    'frame-src': origins,
    'img-src': origins,
  };
}
