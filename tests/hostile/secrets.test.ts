import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAdmin } from '../support/admins.ts';
import { openFailingMailServer } from '../support/failing-mail-server.ts';
import { placedOrder, sandbox, startUpi } from '../support/payments.ts';
import { bearer, json, until } from '../support/people.ts';
import { makeShopper } from '../support/sales.ts';
import { freePort, startShopProcess } from '../support/shop-process.ts';
import { type AttackedShop, CANARY, openAttackedShop } from './attacked-shop.ts';

let shop: AttackedShop;
let mails: Awaited<ReturnType<typeof openFailingMailServer>>;
beforeAll(async () => {
  mails = await openFailingMailServer();
  shop = await openAttackedShop({
    LOG_LEVEL: 'debug',
    SMTP_URL: `smtp://mailer:${CANARY}-mail@127.0.0.1:${mails.port}`,
    METRICS_TOKEN: `${CANARY}-metrics-token`,
  });
});
afterAll(async () => {
  await shop?.close();
  await mails?.close();
});

const PASSWORD = `Canary@${CANARY}`;
const from = (place: number) => ({ 'X-Forwarded-For': `10.77.0.${place}` });

/** The log at its most verbose while everything fails. */
describe('103 109 T37 the log of a failing shop contains no secret', () => {
  test('password, code and token of a customer; keys, mail and database password of the shop', async () => {
    const databasePassword = new URL(shop.databaseUrl).password;
    // an e-mail that the mail server reads and rejects
    await shop.request('/api/otp/send-otp', json('POST', { email: 'new@example.org' }, from(1)));
    const code = await until(() => /\b\d{6}\b/.exec(mails.emails.join())?.[0]);
    await until(() => (shop.shopProcess.output().includes('job failed') ? true : undefined));
    // a wrong login, a wrong code, a wrong signature
    await shop.request(
      '/api/users/login',
      json('POST', { email: 'admin@example.com', password: PASSWORD }, from(2)),
    );
    await shop.request('/api/otp/verify-otp', json('POST', { email: 'x@example.org', otp: code }, from(3)));
    await shop.request(
      '/api/webhooks/razorpay',
      json('POST', { event: 'payment.captured' }, { 'X-Razorpay-Signature': 'f'.repeat(64) }),
    );
    // providers that respond with nonsense
    const payer = await placedOrder(shop);
    for (const provider of ['razorpay', 'paypal'])
      for (const fault of ['error-500', 'nonsense'])
        await sandbox(shop, `/control/${provider}/fault`, { fault, times: 3 });
    await startUpi(payer).catch(() => undefined);
    await payer.me.post('/api/orders/paypal/create-order', { orderId: payer.order._id });
    // a database that rejects the query
    const shopper = await makeShopper(shop);
    const admin = await makeAdmin(shop);
    await shop.database.pool.query('alter table users rename to put_away');
    for (const token of [shopper.token, admin.token])
      await shop.request('/api/cart', { headers: bearer(token) });
    const broken = await shop.request(
      '/api/users/login',
      json('POST', { email: 'admin@example.com', password: PASSWORD }, from(4)),
    );
    expect(broken.status).toBe(500);
    expect(await broken.text()).not.toMatch(/\n\s+at |relation|users|select/);
    await shop.database.pool.query('alter table put_away rename to users');
    await shop.request('/metrics', { headers: bearer(`${CANARY}-metrics-token`) });

    const output = shop.shopProcess.output();
    expect(output).toContain('request failed');
    expect(output).toContain('job failed');
    expect(output).toContain('"level":30');
    for (const secret of [
      CANARY,
      PASSWORD,
      `"${code}"`,
      ` ${code} `,
      shopper.token,
      admin.token,
      databasePassword,
    ])
      expect(output.includes(secret), secret.slice(0, 12)).toBe(false);
    expect(mails.logins[0]).toContain(CANARY);
  });

  test.each([
    ['a mail address of the wrong kind', { SMTP_URL: `http://mailer:${CANARY}@mail.example` }],
    ['a database of the wrong kind', { DATABASE_URL: `mysql://shop:${CANARY}@db.example/x` }],
    ['a database that is not there', { DATABASE_URL: `postgresql://shop:${CANARY}@127.0.0.1:1/x` }],
    ['a token that is too short', { METRICS_TOKEN: 'canary-7f3a' }],
    [
      'live mode with half of what it needs',
      {
        SHOP_MODE: 'live',
        RAZORPAY_KEY_SECRET: CANARY,
        PAYPAL_CLIENT_SECRET: CANARY,
        SMTP_URL: `smtps://a:${CANARY}@mail.example`,
      },
    ],
  ])('a start that fails because of %s', async (_, environment) => {
    const shopProcess = startShopProcess({
      PORT: String(await freePort()),
      LOG_LEVEL: 'debug',
      ...environment,
    });
    expect(await shopProcess.exited).toBe(1);
    expect(shopProcess.output()).toContain('The shop did not start.');
    expect(shopProcess.output()).not.toContain(CANARY);
  });
});

/** One of every kind of response. */
const RESPONSES = [
  '/',
  '/product',
  '/food/wood-pressed-sesame-oil',
  '/food/none',
  '/search/oil',
  '/tag/Oil',
  '/cart',
  '/login',
  '/register',
  '/about',
  '/privacy-policy',
  '/checkout',
  '/payment',
  '/orders',
  '/admin/overview',
  '/admin/foods',
  '/assistant',
  '/auth/google',
  '/no/such/page',
  '/_root.data',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/api/docs',
  '/api/openapi.json',
  '/api/foods',
  '/api/none',
  '/api/cart',
  '/healthz',
  '/metrics',
  '/uploads/none.webp',
  '/sandbox',
  '/sandbox/mail',
  '/sandbox/razorpay/checkout?order_id=x',
  '/sandbox/paypal/checkoutnow?token=x',
  '/sandbox/google/authorize',
];

describe.each(RESPONSES)('101 T33 %s', (path) => {
  test('has every security header', async () => {
    const { headers } = await shop.request(path);
    const policy = headers.get('Content-Security-Policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/^'self'/);
    expect(policy).not.toContain('unsafe');
    expect(scripts).not.toMatch(/\*|data:|https?:(?!\/\/)/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
    expect(headers.get('Permissions-Policy')).toBe('camera=(self), microphone=(self), geolocation=(self)');
    // plain HTTP in demo mode: HSTS would lock the browser out of localhost
    expect(headers.has('Strict-Transport-Security')).toBe(false);
    expect(headers.has('X-Powered-By')).toBe(false);
    expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
    for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/);
  });
});

test('a script is sent with its type and nosniff; an SVG also with a CSP', async () => {
  const [shopProcess = ''] = /\/assets\/[\w.-]+\.js/.exec(await (await shop.request('/')).text()) ?? [];
  const { headers } = await shop.request(shopProcess);
  expect(headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.has('Content-Security-Policy')).toBe(false);
  const drawing = await shop.request('/media/brand/favicon.svg');
  expect(drawing.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
});
