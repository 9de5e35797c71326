import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { readConfig } from './config.ts';
import { variables } from './variables.ts';

const live = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://oils.example',
  SHOP_NAME: 'Ananda Oils',
  SHOP_EMAIL: 'hello@oils.example',
  DATABASE_URL: 'postgresql://shop:secret@db.example:5432/shop',
  RAZORPAY_KEY_ID: 'rzp_live_abc',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'hook',
  SMTP_URL: 'smtps://shop:secret@mail.example:465',
};

function refusal(environment: Record<string, string | undefined>): readonly string[] {
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

test('an empty value counts as not given', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('each wrong variable gets one line that names it', () => {
  expect(refusal({ PORT: 'http', SHOP_MODE: 'test', DATABASE_URL: 'mysql://x' })).toEqual([
    'SHOP_MODE: must be demo or live',
    'PORT: must be a number',
    'DATABASE_URL: must look like postgresql://user:password@host:5432/name',
  ]);
});

test('a complete live configuration is accepted', () => {
  expect(refusal(live)).toEqual([]);
});

test.each(Object.keys(live).filter((name) => name !== 'SHOP_MODE'))(
  'live mode does not start without %s',
  (name) => {
    const lines = refusal({ ...live, [name]: undefined });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${name}:`);
  },
);

test('live mode takes an embedded database only when asked to', () => {
  expect(refusal({ ...live, DATABASE_URL: undefined, ALLOW_EMBEDDED_DATABASE: 'true' })).toEqual([]);
});

test.each([
  ['PUBLIC_URL', 'http://oils.example'],
  ['RAZORPAY_KEY_ID', 'rzp_test_abc'],
  ['RAZORPAY_API_URL', 'http://localhost:3000/sandbox/razorpay'],
  ['PAYPAL_API_URL', 'https://api-m.sandbox.paypal.com'],
])('live mode refuses %s=%s', (name, value) => {
  expect(refusal({ ...live, [name]: value })[0]).toContain(`${name}:`);
});

test('.env.example lists every variable, no more, with its default', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^#?\s?([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(listed.map(([name]) => name)).toEqual(Object.keys(variables.shape));
  const defaults = variables.parse({}) as Record<string, unknown>;
  for (const [name, value] of listed) {
    const standard = defaults[name ?? ''];
    if (standard !== undefined) expect(`${name}=${value}`).toBe(`${name}=${standard}`);
  }
});
