import { expect, test } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { createCsp } from './csp.ts';

const csp = createCsp(readConfig({}), false);

test("the page's own inline code is allowed by hash, and the nonce marker is removed", async () => {
  const { html, policy } = await csp.apply(
    [`<script nonce="${csp.nonceMarker}">own()</script>`, `<style nonce="${csp.nonceMarker}">a{}</style>`],
    '/',
  );
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
  expect(html.join('')).toBe('<script>own()</script><style>a{}</style>');
});

test('102 injected inline code is not allowed', async () => {
  const { policy } = await csp.apply(
    ['<script>evil()</script><script nonce="guess">evil()</script><style>b{}</style>'],
    '/',
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
const policyOf = async (environment: Record<string, string>, path: string) =>
  (await createCsp(readConfig(environment), false).apply([], path)).policy;
const REAL_PROVIDERS = {
  RAZORPAY_API_URL: 'https://api.razorpay.com',
  PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com',
  PAYPAL_SDK_URL: 'https://www.sandbox.paypal.com/sdk/js',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'hook',
};

test.each(['/', '/payment'])(
  'the policy of %s in a demo shop allows no external origin except the map tiles',
  async (path) => {
    const external = (await policyOf({}, path)).match(/https?:[^ ;]+/g);
    expect(external).toEqual(['https://tile.openstreetmap.org']);
  },
);

test('without PayPal keys the policy does not mention PayPal', async () => {
  const environment = { PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com' };
  expect(await policyOf(environment, '/payment/42')).not.toContain('paypal');
});

test.each(['/', '/checkout', '/track/42', '/admin/overview', '/payments', '/search/payment'])(
  '%s names no host of a payment provider and has Trusted Types without a permissive policy',
  async (path) => {
    const policy = await policyOf(REAL_PROVIDERS, path);
    expect(policy).not.toMatch(/razorpay|paypal/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default ");
    expect(policy).not.toMatch(/trusted-types [^;]*(\*|allow-duplicates)/);
    expect(createCsp(readConfig(REAL_PROVIDERS), false).defaultPolicy).not.toMatch(/razorpay|paypal/);
  },
);

test.each([{}, LIVE])(
  'images and videos may come from named sites only, code from none of them',
  async (environment) => {
    const outside = async () => ({ images: ['https://images.example'], videos: ['https://films.example'] });
    const { policy } = await createCsp(readConfig(environment), false, outside).apply([], '/');
    const sources = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1];
    expect(sources('media-src')).toBe("'self' blob: https://films.example");
    expect(sources('img-src')).toMatch(/^'self' data: blob: .*https:\/\/images\.example$/);
    expect(policy).not.toMatch(/ https:( |;|$)/);
    expect(policy).not.toMatch(/(script|style|connect|frame|default)-src [^;]*\.example(?!\.)/);
    expect(createCsp(readConfig(environment), false, outside).defaultPolicy).not.toContain('images.example');
  },
);

test('101 with real providers the policy of the payment page allows their checkout origins and no others', async () => {
  const policy = await policyOf(REAL_PROVIDERS, '/payment/42');
  expect(policy, 'their scripts know no Trusted Types').not.toContain('trusted-types');
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

test('with one real and one sandbox provider the policy allows only the real one’s origins', async () => {
  const policy = await policyOf({ RAZORPAY_API_URL: 'https://api.razorpay.com' }, '/payment');
  expect(policy).toContain('https://checkout.razorpay.com');
  expect(policy).not.toContain('paypal');
});
