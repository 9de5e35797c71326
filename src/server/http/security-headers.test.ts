import { expect, test } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { securityHeaders } from './security-headers.ts';

const headers = securityHeaders(readConfig({}), false);

test("the page's own inline code is allowed by its hash, and the mark does not leave the server", () => {
  const { html, policy } = headers.seal(
    `<script nonce="${headers.mark}">own()</script><style nonce="${headers.mark}">a{}</style>`,
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

const policyOf = (environment: Record<string, string>) =>
  securityHeaders(readConfig(environment), false).seal('').policy;

test('a demo shop lets nothing be loaded from outside but map tiles', () => {
  const outside = policyOf({}).match(/https?:[^ ;]+/g);
  expect(outside).toEqual(['https://tile.openstreetmap.org']);
});

test('where the shop has no PayPal keys nothing is loaded from PayPal', () => {
  expect(policyOf({ PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' })).not.toContain('paypal');
});

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
