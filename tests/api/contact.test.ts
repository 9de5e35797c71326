import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const message = {
  name: 'Kavitha',
  email: 'kavitha@example.com',
  subject: 'Press hours',
  message: 'May we come and watch on Saturday?',
};

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const send = (body: object, query = '') =>
  shop.request(`/api/contact/send-contact-email${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function stored() {
  const { rows } = await shop.database.pool.query(
    'select name, email, subject, message from contact_messages',
  );
  return rows;
}

test('E-32 a message is stored without surrounding spaces and mailed to the shop', async () => {
  const response = await send({ ...message, name: '  Kavitha ' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ message: 'Message sent successfully!' });
  expect(await stored()).toEqual([message]);
});

test.each([
  ['name', 'Name is required', ' '],
  ['email', 'Email is required', ''],
  ['email', 'Email Is Not Valid', 'kavitha@nowhere'],
  ['subject', 'Subject is required', ''],
  ['message', 'Message is required', ''],
  ['message', 'Message is too long', 'x'.repeat(5001)],
])('V-48 V-49 %s: %s', async (field, label, value) => {
  const response = await send({ ...message, [field]: value });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'bad-request', fields: { [field]: label } });
  expect(await stored()).toEqual([]);
});

test.each([
  ['ta', 'பெயர் தேவை'],
  ['hi', 'नाम ज़रूरी है'],
  ['xx', 'Name is required'],
])('a wrong field is explained in the language of the page: %s', async (language, label) => {
  const response = await send({ ...message, name: '' }, `?language=${language}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: { name: label } });
});

test('a bot that fills the hidden field gets a success response, and the message is dropped', async () => {
  const response = await send({ ...message, website: 'https://spam.example' });
  expect(response.status).toBe(200);
  expect(await stored()).toEqual([]);
});

test('the sixth message within an hour is rejected', async () => {
  for (const subject of ['1', '2', '3', '4', '5']) {
    expect((await send({ ...message, subject })).status).toBe(200);
  }
  const response = await send(message);
  expect(response.status).toBe(429);
  expect(await response.json()).toMatchObject({ error: 'Too many requests. Please try again later.' });
  expect(await stored()).toHaveLength(5);
});
