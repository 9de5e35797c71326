import { DEMO_KEYS } from './demo-keys.ts';
import type { Variables } from './variables.ts';

/** Without them a live shop starts closed; the set-up assistant asks for them. */
const NEEDED_TO_SELL = [
  'SHOP_NAME',
  'SHOP_EMAIL',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'SMTP_URL',
] as const satisfies readonly (keyof Variables)[];

/** PayPal is optional; all of these or none must be set. */
const REQUIRED_FOR_PAYPAL = [
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
] as const satisfies readonly (keyof Variables)[];

const PROVIDER_URLS = [
  'RAZORPAY_API_URL',
  'RAZORPAY_CHECKOUT_URL',
  'PAYPAL_API_URL',
  'PAYPAL_SDK_URL',
  'EXCHANGE_RATE_URL',
] as const satisfies readonly (keyof Variables)[];

const WEBHOOK_SECRETS = [
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
] as const satisfies readonly (keyof Variables)[];

/** A shorter secret could be brute-forced from a single signed event. */
const MIN_SECRET_LENGTH = 16;

/** Whether the environment alone is enough to sell, as every live shop needed before the set-up assistant. */
export function canSellByEnvironment(input: Variables): boolean {
  return NEEDED_TO_SELL.every((name) => input[name]);
}

/** Configuration errors of live mode; each line names the variable to change. */
export function liveModeErrors(input: Variables): string[] {
  const errors: string[] = [];
  if (!input.PUBLIC_URL) errors.push('PUBLIC_URL: is missing, and SHOP_MODE=live cannot sell without it');
  const paypal = [...REQUIRED_FOR_PAYPAL, 'PAYPAL_MERCHANT_ID' as const].filter((name) => input[name]);
  if (paypal.length > 0) {
    for (const name of REQUIRED_FOR_PAYPAL.filter((name) => !input[name]))
      errors.push(`${name}: is missing, and ${paypal[0]} is set; PayPal needs both, or neither`);
  }
  if (input.PUBLIC_URL && !input.PUBLIC_URL.startsWith('https://')) {
    errors.push('PUBLIC_URL: must begin with https:// when SHOP_MODE=live');
  }
  // the shop does not serve TLS: https implies a proxy, whose IP address all customers would share
  if (input.PUBLIC_URL?.startsWith('https://') && input.TRUST_PROXY_HOPS === 0) {
    errors.push(
      'TRUST_PROXY_HOPS: is 0, so all customers behind your https proxy would share one limit; set it to the number of proxies, usually 1',
    );
  }
  if (input.WEBHOOKS_TO_THIS_MACHINE) {
    errors.push('WEBHOOKS_TO_THIS_MACHINE: is for demo shops; remove it when SHOP_MODE=live');
  }
  for (const name of WEBHOOK_SECRETS) {
    const secret = input[name];
    if (secret && secret.length < MIN_SECRET_LENGTH)
      errors.push(`${name}: must have at least ${MIN_SECRET_LENGTH} characters when SHOP_MODE=live`);
  }
  if (!input.DATABASE_URL && !input.ALLOW_EMBEDDED_DATABASE) {
    errors.push(
      'DATABASE_URL: is missing; SHOP_MODE=live uses the embedded database only with ALLOW_EMBEDDED_DATABASE=true',
    );
  }
  if (input.RAZORPAY_KEY_ID?.startsWith('rzp_test_') && input.RAZORPAY_KEY_ID !== DEMO_KEYS.RAZORPAY_KEY_ID) {
    errors.push('RAZORPAY_KEY_ID: is a test key, and SHOP_MODE=live takes real money');
  }
  for (const name of PROVIDER_URLS) {
    const url = input[name];
    if (url && isSandbox(url)) errors.push(`${name}: is a sandbox, and SHOP_MODE=live takes real money`);
  }
  for (const [name, key] of Object.entries(DEMO_KEYS)) {
    if (input[name as keyof typeof DEMO_KEYS] === key)
      errors.push(`${name}: is the demo shop's, which everybody can read`);
  }
  if (input.RAZORPAY_WEBHOOK_SECRET_PREVIOUS === DEMO_KEYS.RAZORPAY_WEBHOOK_SECRET)
    errors.push("RAZORPAY_WEBHOOK_SECRET_PREVIOUS: is the demo shop's, which everybody can read");
  return errors;
}

function isSandbox(input: string): boolean {
  // a path of this site: only the sandbox's scripts are served there
  if (!URL.canParse(input)) return true;
  const url = new URL(input);
  return (
    url.protocol !== 'https:' ||
    /(^|[.-])sandbox([.-]|$)/.test(url.hostname) ||
    url.pathname.startsWith('/sandbox') ||
    url.hostname === 'localhost' ||
    /^\[|^127\.|^10\.|^192\.168\./.test(url.hostname)
  );
}
