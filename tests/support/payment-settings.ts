import { type PaypalSettings, keys as paypalKeys } from '../../extensions/paypal/settings.server.ts';
import { type RazorpaySettings, keys as razorpayKeys } from '../../extensions/razorpay/settings.server.ts';
import type { Config } from '../../src/server/platform/config/config.ts';

type Settings = Pick<Config, 'paymentSettings'>;

export function razorpayOf({ paymentSettings }: Settings): RazorpaySettings {
  return paymentSettings.razorpay as RazorpaySettings;
}

export function paypalOf({ paymentSettings }: Settings): PaypalSettings {
  return paymentSettings.paypal as PaypalSettings;
}

/** Keys of the built-in sandbox by their variable. */
export const DEMO_KEYS = Object.fromEntries(
  [...razorpayKeys, ...paypalKeys].flatMap(({ name, demoValue }) =>
    demoValue === undefined ? [] : [[name, demoValue]],
  ),
) as Record<DemoKey, string>;

type DemoKey =
  | `RAZORPAY_${'KEY_ID' | 'KEY_SECRET' | 'WEBHOOK_SECRET'}`
  | `PAYPAL_${'CLIENT_ID' | 'CLIENT_SECRET' | 'WEBHOOK_ID' | 'MERCHANT_ID'}`;
