import type { Config } from '../platform/config/config.ts';

type Directive = 'script-src' | 'connect-src' | 'frame-src' | 'img-src';
type Origins = Record<Directive, string[]>;

const PAYPAL = ['https://*.paypal.com', 'https://*.paypalobjects.com'];
const RAZORPAY: Origins = {
  'script-src': ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  'connect-src': [
    'https://api.razorpay.com',
    'https://lumberjack.razorpay.com',
    'https://lumberjack-metrics.razorpay.com',
  ],
  'frame-src': ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  'img-src': ['https://cdn.razorpay.com'],
};

/** Origins that the Content-Security-Policy (CSP) allows for checkout. The sandbox is same-origin and needs none. */
export function cspPaymentOrigins({ razorpay, paypal }: Pick<Config, 'razorpay' | 'paypal'>): Origins {
  const origins = (directive: Directive) => [
    ...(razorpay.environment === 'sandbox' ? [] : RAZORPAY[directive]),
    ...(paypal.environment === 'sandbox' || !paypal.isOffered ? [] : PAYPAL),
    // a checkout script URL that the shop configured
    ...(directive === 'script-src'
      ? [razorpay.checkoutUrl, ...(paypal.isOffered ? [paypal.sdkUrl] : [])].flatMap(originOf)
      : []),
  ];
  return {
    'script-src': deduplicate(origins('script-src')),
    'connect-src': deduplicate(origins('connect-src')),
    'frame-src': deduplicate(origins('frame-src')),
    'img-src': deduplicate(origins('img-src')),
  };
}

function originOf(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}

function deduplicate(origins: string[]): string[] {
  const isCovered = (origin: string) =>
    origins.includes('https://*.paypal.com') && /\.paypal\.com$/.test(origin);
  return [...new Set(origins)].filter((origin) => origin.includes('*') || !isCovered(origin));
}
