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

/** From where the pages may load what paying needs. The sandbox is on this site: then from nowhere outside. */
export function paymentOrigins({ razorpay, paypal }: Pick<Config, 'razorpay' | 'paypal'>): Origins {
  const origins = (directive: Directive) => [
    ...(razorpay.environment === 'sandbox' ? [] : RAZORPAY[directive]),
    ...(paypal.environment === 'sandbox' || !paypal.isOffered ? [] : PAYPAL),
    // a script from elsewhere, where the owner names one
    ...(directive === 'script-src'
      ? [razorpay.checkoutUrl, ...(paypal.isOffered ? [paypal.sdkUrl] : [])].flatMap(originOf)
      : []),
  ];
  return {
    'script-src': withoutDoubles(origins('script-src')),
    'connect-src': withoutDoubles(origins('connect-src')),
    'frame-src': withoutDoubles(origins('frame-src')),
    'img-src': withoutDoubles(origins('img-src')),
  };
}

function originOf(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}

function withoutDoubles(origins: string[]): string[] {
  const isCovered = (origin: string) =>
    origins.includes('https://*.paypal.com') && /\.paypal\.com$/.test(origin);
  return [...new Set(origins)].filter((origin) => origin.includes('*') || !isCovered(origin));
}
