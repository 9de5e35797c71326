import { expect } from 'vitest';
import { type CashTerms, NO_CASH } from '../../src/rules/cash-on-delivery.ts';
import type { Admin } from './admin-actions.ts';
import { type Payer, placedOrder, rows } from './payments.ts';
import { bearer, codeFor, json } from './people.ts';
import type { Line } from './sales.ts';
import type { TestShop } from './test-shop.ts';

/** Saves the terms; without any, cash is offered for every order and needs no code. */
export async function setCash(shop: TestShop, terms: Partial<CashTerms> = {}): Promise<void> {
  const cash = { ...NO_CASH, isOffered: true, maxOrder: 100_000, needsCode: false, ...terms };
  await rows(
    shop,
    `insert into shop_settings (details, cash) values ('{}', $1)
     on conflict (only_one) do update set cash = excluded.cash`,
    cash,
  );
}

/** The customer's browser, which has cookies. */
export function openBrowser(shop: TestShop, { who }: Payer) {
  let cookie = '';
  return {
    post: async (path: string, body: object) => {
      const response = await shop.request(
        path,
        json('POST', body, { ...bearer(who.token), ...(cookie && { Cookie: cookie }) }),
      );
      const set = response.headers.getSetCookie().map((one) => one.split(';')[0]);
      if (set.length > 0) cookie = set.join('; ');
      return { status: response.status, body: await response.json() };
    },
  };
}

/** Requests a code in this browser and reads it from the mailbox. */
export async function requestCashCode(
  shop: TestShop,
  browser: ReturnType<typeof openBrowser>,
  { who, order }: Payer,
): Promise<string> {
  const before = shop.sandbox.mailbox.messages(who.email).length;
  const sent = await browser.post('/api/orders/cash-on-delivery/code', { orderId: order._id });
  expect(sent.status).toBe(200);
  return codeFor(shop, who.email, before + 1);
}

/** Places an order with cash on delivery, without a code. */
export async function cashOrder(shop: TestShop, fee = 0, lines?: Line[]): Promise<Payer> {
  const payer = await placedOrder(shop, lines);
  const totalPrice = payer.order.totalPrice + fee;
  const confirmed = await payer.me.post('/api/orders/cash-on-delivery', {
    orderId: payer.order._id,
    totalPrice,
  });
  expect(confirmed).toMatchObject({ status: 200, body: { status: 'CONFIRMED', totalPrice } });
  return { ...payer, order: { ...payer.order, totalPrice } };
}

export const today = () => new Date(Date.now() + 5.5 * 3600 * 1000).toISOString().slice(0, 10);

export function recordCash(
  admin: Admin,
  order: Pick<Payer['order'], '_id' | 'totalPrice'>,
  changes: object = {},
) {
  return admin.post(`/api/admin/orders/${order._id}/cash`, {
    amount: order.totalPrice,
    receivedOn: today(),
    ...changes,
  });
}
