import { afterAll, beforeAll, expect, test } from 'vitest';
import { ERROR_CODE_HEADER } from '../../src/contract/error-code-header.ts';
import { asAdmin } from '../support/admin-actions.ts';
import { json } from '../support/people.ts';
import { ADDRESS, as, atCheckout, makeShopper, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The message of an error by language; without a language it is English. */
type Texts = Record<'en' | 'ta' | 'hi', string>;
/** The path with the language of a page, as the browser sends it. */
type AddLanguage = (path: string) => string;

interface Found {
  status: number;
  code: string | null;
  message: string;
}

async function expectInEveryLanguage(
  send: (inLanguage: AddLanguage) => Promise<Found>,
  expected: { status: number; code: string },
  { en, ta, hi }: Texts,
): Promise<void> {
  const sent = (language: string) =>
    send((path) => `${path}${path.includes('?') ? '&' : '?'}language=${language}`);
  expect(await send((path) => path)).toEqual({ ...expected, message: en });
  expect(await sent('en')).toEqual({ ...expected, message: en });
  expect(await sent('xx')).toEqual({ ...expected, message: en });
  expect(await sent('ta')).toEqual({ ...expected, message: ta });
  expect(await sent('hi')).toEqual({ ...expected, message: hi });
}

async function read(response: Response): Promise<Found> {
  const { code, error } = (await response.json()) as { code: string; error: string };
  return { status: response.status, code, message: error };
}

test('E-03 a wrong login is plain text with its code in a header', () =>
  expectInEveryLanguage(
    async (inLanguage) => {
      const body = { email: 'nobody@example.com', password: 'Wrong@1234' };
      const response = await shop.request(inLanguage('/api/users/login'), json('POST', body));
      expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
      return {
        status: response.status,
        code: response.headers.get(ERROR_CODE_HEADER),
        message: await response.text(),
      };
    },
    { status: 400, code: 'wrong-login' },
    {
      en: 'Invalid email or password',
      ta: 'இமெயில் அல்லது பாஸ்வேர்டு சரியாக இல்லை',
      hi: 'ईमेल या पासवर्ड सही नहीं है',
    },
  ));

test('a visitor who is not signed in is asked to log in', () =>
  expectInEveryLanguage(
    async (inLanguage) => read(await shop.request(inLanguage('/api/cart'))),
    { status: 401, code: 'not-signed-in' },
    { en: 'Please log in.', ta: 'உள்நுழையுங்கள்.', hi: 'कृपया लॉगिन करें।' },
  ));

test('a food that is sold out cannot be put into the cart', async () => {
  const { productId, size } = SESAME;
  const setStock = (stock: number | null) =>
    shop.database.pool.query('update food_sizes set stock = $3 where food_id = $1 and size = $2', [
      productId,
      size,
      stock,
    ]);
  const me = as(shop, await makeShopper(shop));
  await setStock(0);
  await expectInEveryLanguage(
    async (inLanguage) => {
      const { status, body } = await me.post(inLanguage('/api/cart'), SESAME);
      return { status, code: body.code, message: body.error };
    },
    { status: 409, code: 'out-of-stock' },
    { en: 'Out of stock', ta: 'தீர்ந்துவிட்டது', hi: 'खत्म हो गया' },
  );
  await setStock(null);
});

test('a coupon that does not exist is rejected, and so is a wrong pincode', async () => {
  const { me, checkout } = await atCheckout(shop);
  const order = (inLanguage: AddLanguage, change: object) =>
    me.post(inLanguage('/api/orders/create'), { ...checkout, ...change });
  await expectInEveryLanguage(
    async (inLanguage) => {
      const { status, body } = await order(inLanguage, { couponCode: 'NOSUCH' });
      return { status, code: body.code, message: body.error };
    },
    { status: 400, code: 'coupon-refused' },
    { en: 'Invalid coupon code', ta: 'கூப்பன் குறியீடு சரியாக இல்லை', hi: 'कूपन कोड सही नहीं है' },
  );
  await expectInEveryLanguage(
    async (inLanguage) => {
      const address = { ...ADDRESS, pincode: '12' };
      const { status, body } = await order(inLanguage, { address });
      return { status, code: body.code, message: body.fields['address.pincode'] };
    },
    { status: 400, code: 'bad-request' },
    {
      en: 'Pincode must be 6 digits',
      ta: 'பின்கோட்டில் 6 இலக்கங்கள் தேவை',
      hi: 'पिनकोड में 6 अंक हों',
    },
  );
});

test('a form of the admin area is explained field by field', async () => {
  const admin = await asAdmin(shop);
  await expectInEveryLanguage(
    async (inLanguage) => {
      const { status, body } = await admin.post(inLanguage('/api/admin/coupons'), {
        code: 'PONGAL99',
        offerPercentage: 500,
        expiresOn: '2090-01-01',
      });
      return { status, code: body.code, message: body.fields.offerPercentage };
    },
    { status: 400, code: 'bad-request' },
    { en: '1 to 100 percent', ta: '1 முதல் 100 சதவீதம் வரை', hi: '1 से 100 प्रतिशत' },
  );
});

test('106 a body over the limit', () =>
  expectInEveryLanguage(
    async (inLanguage) => {
      const text = { ...MESSAGE, message: 'x'.repeat(2 * 1024 * 1024) };
      return read(await shop.request(inLanguage(CONTACT), json('POST', text)));
    },
    { status: 413, code: 'too-large' },
    {
      en: 'The request body is too large.',
      ta: 'அனுப்பிய தகவல் மிகப் பெரியது.',
      hi: 'भेजी गई जानकारी बहुत बड़ी है।',
    },
  ));

test('more requests than the limit allows', async () => {
  const send = (path: string) => shop.request(path, json('POST', MESSAGE));
  for (let sent = 0; sent < 5; sent += 1) await send(CONTACT);
  await expectInEveryLanguage(
    async (inLanguage) => read(await send(inLanguage(CONTACT))),
    { status: 429, code: 'too-many' },
    {
      en: 'Too many requests. Please try again later.',
      ta: 'பலமுறை முயன்றுவிட்டீர்கள். சற்று நேரம் கழித்து மீண்டும் முயலுங்கள்.',
      hi: 'बहुत बार कोशिश हुई। थोड़ी देर बाद फिर से कोशिश करें।',
    },
  );
});

test('30 requests at once each get their own language', async () => {
  const texts: Texts = { en: 'Food not found.', ta: 'இந்தப் பொருள் இல்லை.', hi: 'यह उत्पाद नहीं मिला।' };
  const wanted = Array.from({ length: 10 }, () => ['ta', 'hi', 'en'] as const).flat();
  const found = await Promise.all(
    wanted.map(async (language) =>
      read(await shop.request(`/api/foods/id/no-such-food?language=${language}`)),
    ),
  );
  expect(found.map(({ message }) => message)).toEqual(wanted.map((language) => texts[language]));
  expect(new Set(found.map(({ status, code }) => `${status} ${code}`))).toEqual(
    new Set(['404 food-not-found']),
  );
});

const CONTACT = '/api/contact/send-contact-email';
const MESSAGE = {
  name: 'Kavitha',
  email: 'kavitha@example.com',
  subject: 'Press hours',
  message: 'May we come and watch on Saturday?',
};
