import { expect, test } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { securityHeaders } from './security-headers.ts';

const headers = securityHeaders(readConfig({}), false);

test("the page's own inline code is allowed by its hash, and the mark does not leave the server", () => {
  const { html, policy } = headers.seal(
    `<script nonce="${headers.nonceMarker}">own()</script><style nonce="${headers.nonceMarker}">a{}</style>`,
  );
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
  expect(html).toBe('<script>own()</script><style>a{}</style>');
});

test('102 inline code that somebody brought into a page is not blessed', () => {
  const { policy } = headers.seal(
    '<script>evil()</script><script nonce="guess">evil()</script><style>b{}</style>',
  );
  expect(policy).not.toContain('sha256');
});

const LIVE = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://oils.example',
  TRUST_PROXY_HOPS: '1',
  SHOP_NAME: 'Ananda Oils',
  SHOP_EMAIL: 'hello@oils.example',
  DATABASE_URL: 'postgresql://shop:secret@db.example:5432/shop',
  RAZORPAY_KEY_ID: 'rzp_live_abc',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'sixteen-letters!',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'hook',
  SMTP_URL: 'smtps://shop:secret@mail.example:465',
};
const policyOf = (environment: Record<string, string>) =>
  securityHeaders(readConfig(environment), false).seal('').policy;

test('a demo shop names no site outside but that of the map tiles', () => {
  const outside = policyOf({}).match(/https?:[^ ;]+/g);
  expect(outside).toEqual(['https://tile.openstreetmap.org']);
});

test('where the shop has no PayPal keys nothing is loaded from PayPal', () => {
  expect(policyOf({ PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' })).not.toContain('paypal');
});

test.each([{}, LIVE])(
  'images and videos that the forms accept, by https from anywhere, are shown',
  (environment) => {
    const policy = policyOf(environment);
    expect(policy).toMatch(/(^|; )media-src 'self' https:(;|$)/);
    expect(policy).toMatch(/(^|; )img-src 'self' data: blob: https:( |;|$)/);
    expect(policy).not.toMatch(/(script|style|connect|frame|default)-src [^;]*https:( |;|$)/);
  },
);

test('101 where real providers are paid, their windows open, and nobody else’s', () => {
  const policy = policyOf({
    RAZORPAY_API_URL: 'https://api.razorpay.com',
    PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com',
    PAYPAL_SDK_URL: 'https://www.sandbox.paypal.com/sdk/js',
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'hook',
  });
  const directive = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1];
  const paypal = 'https://*.paypal.com https://*.paypalobjects.com';
  expect(directive('script-src')).toBe(
    `'self' https://checkout.razorpay.com https://cdn.razorpay.com ${paypal}`,
  );
  expect(directive('frame-src')).toContain(
    `https://api.razorpay.com https://checkout.razorpay.com ${paypal}`,
  );
  expect(directive('connect-src')).toContain('https://lumberjack.razorpay.com');
  expect(directive('img-src')).toContain(`https://cdn.razorpay.com ${paypal}`);
  expect(policy).not.toContain('unsafe');
});

test('one provider for real and one of the sandbox: only the real one’s origins', () => {
  const policy = policyOf({ RAZORPAY_API_URL: 'https://api.razorpay.com' });
  expect(policy).toContain('https://checkout.razorpay.com');
  expect(policy).not.toContain('paypal');
});
