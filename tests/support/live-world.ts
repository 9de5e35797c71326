import { type OutsideWorld, openOutsideWorld } from './outside-world.ts';

/** Keys as real ones look; the stand-ins of the providers accept only these. */
export const LIVE_KEYS = {
  RAZORPAY_KEY_ID: 'rzp_live_StandInOfTests1',
  RAZORPAY_KEY_SECRET: 'secret-of-the-stand-in-razorpay',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret-of-the-stand-in',
};
export const LIVE_PAYPAL = {
  PAYPAL_CLIENT_ID: 'client-of-the-stand-in-paypal',
  PAYPAL_CLIENT_SECRET: 'secret-of-the-stand-in-paypal',
  PAYPAL_WEBHOOK_ID: 'WEBHOOKOFTHESTANDIN',
};
export const LIVE_URL = 'https://vayal.example';

/** The environment of a live shop that nobody has set up. */
export const BARE_LIVE = {
  SHOP_MODE: 'live',
  PUBLIC_URL: LIVE_URL,
  TRUST_PROXY_HOPS: '1',
  ALLOW_EMBEDDED_DATABASE: 'true',
};

export function openLiveWorld(shopPort = 1): Promise<OutsideWorld> {
  return openOutsideWorld(shopPort, {
    razorpay: {
      keyId: LIVE_KEYS.RAZORPAY_KEY_ID,
      keySecret: LIVE_KEYS.RAZORPAY_KEY_SECRET,
      webhookSecret: LIVE_KEYS.RAZORPAY_WEBHOOK_SECRET,
    },
    paypal: {
      clientId: LIVE_PAYPAL.PAYPAL_CLIENT_ID,
      clientSecret: LIVE_PAYPAL.PAYPAL_CLIENT_SECRET,
      webhookId: LIVE_PAYPAL.PAYPAL_WEBHOOK_ID,
      merchantId: undefined,
    },
  });
}
