import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { readConfig } from './config.ts';
import { allKeys, keyShape } from './extension-keys.ts';
import { canSellByEnvironment } from './live-mode.ts';
import { variables } from './variables.ts';

const { extensions } = readConfig({});
const DEMO_KEYS = Object.fromEntries(
  allKeys(extensions).flatMap(({ name, demoValue }) => (demoValue === undefined ? [] : [[name, demoValue]])),
);

const live = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://oils.example',
  SHOP_NAME: 'Ananda Oils',
  SHOP_EMAIL: 'hello@oils.example',
  DATABASE_URL: 'postgresql://shop:secret@db.example:5432/shop',
  RAZORPAY_KEY_ID: 'rzp_live_abc',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'sixteen-letters!',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'hook',
  MSG91_AUTH_KEY: 'key',
  MSG91_CODE_TEMPLATE: '65f1',
  SHIPROCKET_EMAIL: 'api@farm.example',
  SHIPROCKET_PASSWORD: 'secret of the courier',
  SHIPROCKET_WEBHOOK_TOKEN: 'token-of-the-webhook',
  SHIPROCKET_PICKUP_LOCATION: 'Primary',
  WHATSAPP_TOKEN: 'token of the farm',
  WHATSAPP_PHONE_NUMBER_ID: '1098765432101',
  WHATSAPP_APP_SECRET: 'secret-of-the-farms-app',
  WHATSAPP_VERIFY_TOKEN: 'token-of-the-webhook-check',
  WHATSAPP_TEMPLATES: 'order-shipped=order_shipped',
  SMTP_URL: 'smtps://shop:secret@mail.example:465',
  TRUST_PROXY_HOPS: '1',
};

function errorLines(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof StartError) return error.lines;
    throw error;
  }
  return [];
}

test('an empty environment is the demo shop on port 3000', () => {
  expect(readConfig({})).toMatchObject({ mode: 'demo', port: 3000, databaseUrl: undefined });
});

test('an unknown demo farm is rejected with the list of known ones; live mode has none', () => {
  const [line, ...others] = errorLines({ SHOP_BRAND: '../migrations' });
  expect(line).toMatch(/^SHOP_BRAND: \.\.\/migrations is not a folder of db\/brands, which has .*chekku/);
  expect(others).toEqual([]);
  expect(readConfig({})).toMatchObject({ brand: 'chekku' });
  expect(readConfig({ ...live, SHOP_BRAND: 'chekku' }).brand).toBeUndefined();
});

test('an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('each wrong variable gets one line that names it', () => {
  const hosts = 'postgresql://shop:secret@db-1.example:5432,db-2.example:5432/shop';
  expect(readConfig({ DATABASE_URL: hosts }).databaseUrl).toBe(hosts);
  expect(errorLines({ DATABASE_URL: 'postgresql://db-1.example:5432,:::/shop' })).toHaveLength(1);
  expect(errorLines({ PORT: 'http', SHOP_MODE: 'test', DATABASE_URL: 'mysql://x' })).toEqual([
    'SHOP_MODE: must be demo or live',
    'PORT: must be a number',
    'DATABASE_URL: must look like postgresql://user:password@host:5432/name',
  ]);
});

test('server processes share DATABASE_POOL, two connections for each at least', () => {
  expect(readConfig({})).toMatchObject({ processes: 1, databasePool: 10 });
  expect(readConfig({ PROCESSES: '3' })).toMatchObject({ processes: 3, databasePool: 3 });
  const limited = readConfig({ PROCESSES: 'auto', DATABASE_POOL: '2' });
  expect(limited).toMatchObject({ processes: 1, databasePool: 2 });
  expect(readConfig({ PROCESSES: 'auto', DATABASE_POOL: '200' }).processes).toBe(availableParallelism());
  for (const wrong of ['0', '65', '1.5', 'all'])
    expect(errorLines({ PROCESSES: wrong })).toEqual(['PROCESSES: must be a number from 1 to 64, or auto']);
  expect(errorLines({ PROCESSES: '6' })).toEqual([
    'PROCESSES: 6 processes need a DATABASE_POOL of at least 12, and it is 10',
  ]);
});

test('a complete live configuration is accepted', () => {
  expect(errorLines(live)).toEqual([]);
});

test.each([
  'PUBLIC_URL',
  'DATABASE_URL',
  'TRUST_PROXY_HOPS',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
])('live mode does not start without %s', (name) => {
  const lines = errorLines({ ...live, [name]: undefined });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${name}:`);
});

test.each([
  'SHOP_NAME',
  'SHOP_EMAIL',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'SMTP_URL',
])('live mode starts without %s, and cannot sell by its environment alone', (name) => {
  const canSell = (environment: Record<string, string | undefined>) => {
    const config = readConfig(environment);
    return canSellByEnvironment({ ...config, keys: config.environmentKeys });
  };
  expect(canSell(live)).toBe(true);
  expect(canSell({ ...live, [name]: undefined })).toBe(false);
});

test('demo mode needs no proxy and no long webhook secret', () => {
  expect(errorLines({ PUBLIC_URL: 'https://try.example', RAZORPAY_WEBHOOK_SECRET: 'x' })).toEqual([]);
});

test('live mode uses the embedded database only with ALLOW_EMBEDDED_DATABASE', () => {
  expect(errorLines({ ...live, DATABASE_URL: undefined, ALLOW_EMBEDDED_DATABASE: 'true' })).toEqual([]);
});

test.each([
  ['PUBLIC_URL', 'http://oils.example'],
  ['TRUST_PROXY_HOPS', '0'],
  ['RAZORPAY_WEBHOOK_SECRET', 'fifteen-letters'],
  ['RAZORPAY_WEBHOOK_SECRET_PREVIOUS', 'x'],
  ['RAZORPAY_KEY_ID', 'rzp_test_abc'],
  ['RAZORPAY_API_URL', 'http://localhost:3000/sandbox/razorpay'],
  ['RAZORPAY_CHECKOUT_URL', '/sandbox/razorpay/checkout.js'],
  ['PAYPAL_API_URL', 'https://api-m.sandbox.paypal.com'],
  ['PAYPAL_SDK_URL', 'https://www.sandbox.paypal.com/sdk/js'],
  ['EXCHANGE_RATE_URL', 'http://127.0.0.1:3000/sandbox/exchange-rate/v1/latest'],
  ...Object.entries(DEMO_KEYS),
])('76 live mode rejects %s=%s', (name, value) => {
  const lines = errorLines({ ...live, [name]: value });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${name}:`);
});

const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, ...withoutPaypal } = live;

test('live mode offers PayPal only with all of its keys', () => {
  expect(readConfig(withoutPaypal).paymentSettings.paypal?.isOffered).toBe(false);
  expect(readConfig(live).paymentSettings.paypal?.isOffered).toBe(true);
  expect(readConfig({}).paymentSettings.paypal?.isOffered).toBe(true);
});

test.each([
  [{ PAYPAL_CLIENT_ID }, ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']],
  [{ PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET }, ['PAYPAL_WEBHOOK_ID']],
  [{ PAYPAL_MERCHANT_ID: 'M1' }, ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']],
])('an incomplete PayPal configuration (%o) is rejected with the missing variables', (input, missing) => {
  const lines = errorLines({ ...withoutPaypal, ...input });
  expect(lines.map((line) => line.split(':')[0])).toEqual(missing);
});

test('demo mode uses the built-in payment sandbox', () => {
  expect(readConfig({ PORT: '4000' })).toMatchObject({
    paymentSettings: {
      razorpay: {
        environment: 'sandbox',
        apiUrl: 'http://127.0.0.1:4000/sandbox/razorpay',
        checkoutUrl: '/sandbox/razorpay/checkout.js',
        keyId: DEMO_KEYS.RAZORPAY_KEY_ID,
      },
      paypal: {
        environment: 'sandbox',
        apiUrl: 'http://127.0.0.1:4000/sandbox/paypal',
        sdkUrl: '/sandbox/paypal/sdk/js',
      },
    },
    exchangeRateUrl: 'http://127.0.0.1:4000/sandbox/exchange-rate/v1/latest?base=INR&symbols=USD',
  });
});

test("demo mode can use the providers' own test environments", () => {
  const { paymentSettings } = readConfig({
    RAZORPAY_API_URL: 'https://api.razorpay.com',
    RAZORPAY_KEY_ID: 'rzp_test_abc',
    PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com',
  });
  expect(paymentSettings.razorpay).toMatchObject({
    environment: 'test',
    keyId: 'rzp_test_abc',
    checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  });
  expect(paymentSettings.paypal).toMatchObject({ environment: 'test', merchantId: undefined });
});

test('live mode uses the real providers with its own keys', () => {
  expect(readConfig(live)).toMatchObject({
    paymentSettings: {
      razorpay: { environment: 'live', apiUrl: 'https://api.razorpay.com', keyId: 'rzp_live_abc' },
      paypal: { environment: 'live', apiUrl: 'https://api-m.paypal.com', merchantId: undefined },
    },
    exchangeRateUrl: 'https://api.frankfurter.dev/v1/latest?base=INR&symbols=USD',
  });
});

test('.env.example lists exactly the known variables with their defaults', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^#?\s?([A-Z][A-Z\d_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(listed.map(([name]) => name)).toEqual([
    ...Object.keys(variables.shape),
    ...Object.keys(keyShape(extensions)),
  ]);
  const defaults = variables.parse({}) as Record<string, unknown>;
  for (const [name, value] of listed) {
    const standard = defaults[name ?? ''];
    if (standard !== undefined) expect(`${name}=${value}`).toBe(`${name}=${standard}`);
  }
});
